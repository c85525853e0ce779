import type { JSX, ReactNode } from 'react'
import type { StatusTone } from '../../primitives/badge/status-tones.ts'
import { Card } from '../../primitives/card/card.tsx'
import type { IconOutline } from '../../primitives/icon/icon.tsx'
import { StatusCircle } from '../../primitives/status-circle/status-circle.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { middle, notice, noticeActions, noticeBody, noticeText, noticeTitle } from './partners.css.ts'

export interface PartnerNoticeProps {
  readonly tone: StatusTone
  readonly icon?: IconOutline
  readonly title: string
  readonly text: ReactNode
  /** The ways on, the main one first. */
  readonly children: ReactNode
}

/** Where an entry ended, and the way on. A screen reader says it at once. */
export function PartnerNotice({ tone, icon, title, text, children }: PartnerNoticeProps): JSX.Element {
  return (
    <div className={middle}>
      <Card className={notice} aria-label={title}>
        <div className={noticeBody}>
          <StatusCircle tone={tone} icon={icon} />
          <div role="alert">
            <Text as="h1" variant="section" className={noticeTitle}>
              {title}
            </Text>
            <Text tone="secondary" className={noticeText}>
              {text}
            </Text>
          </div>
          <div className={noticeActions}>{children}</div>
        </div>
      </Card>
    </div>
  )
}
