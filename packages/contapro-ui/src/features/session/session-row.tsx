import type { OpenSession } from '@contapro/sdk'
import type { JSX } from 'react'
import { formatInstant } from '../../patterns/date-text/format-instant.ts'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { MonitorIcon, SmartphoneIcon } from '../../primitives/icon/icons.ts'
import { Text } from '../../primitives/text/text.tsx'
import { useLocale } from '../../primitives/texts/locale.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { facts, head, session as sessionClass, symbol, times } from './sessions.css.ts'
import { sessionsMessages } from './sessions.messages.ts'

const phones: readonly (string | null)[] = ['Android', 'HarmonyOS', 'iOS']

/** The browser of a session, when it began, and when it was used last. */
export function SessionRow({ session }: { readonly session: OpenSession }): JSX.Element {
  const texts = useTexts(sessionsMessages)
  const locale = useLocale()
  const { browser, operating_system: system, is_current: isCurrent } = session
  return (
    <li className={sessionClass}>
      <Icon as={phones.includes(system) ? SmartphoneIcon : MonitorIcon} className={symbol} />
      <div className={facts}>
        <div className={head}>
          <Text as="span" variant="subsection">
            {texts.device(browser, system)}
          </Text>
          {isCurrent ? <Badge tone="info">{texts.current}</Badge> : null}
        </div>
        <div className={times}>
          <span>{texts.began(formatInstant(session.created_at, locale))}</span>
          <span>{isCurrent ? texts.inUse : texts.lastSeen(formatInstant(session.last_seen_at, locale))}</span>
        </div>
      </div>
    </li>
  )
}
