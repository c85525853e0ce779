import type { OpenSession } from '@contapro/sdk'
import type { JSX } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { EmptyState } from '../../patterns/empty-state/empty-state.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { LogOutIcon, MonitorSmartphoneIcon } from '../../primitives/icon/icons.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { SessionRow } from './session-row.tsx'
import { content, list, skeletons } from './sessions.css.ts'
import { sessionsMessages } from './sessions.messages.ts'

/** The open sessions, before and after they are loaded. `unavailable` if the server does not list them. */
export type SessionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'unavailable' }
  | { readonly state: 'loaded'; readonly sessions: readonly OpenSession[] }

/** Props of `SessionsView`. */
export interface SessionsViewProps {
  readonly sessions: SessionsState
  readonly onEndOthers: () => void
}

/** The open sessions of the accountant, and the button that ends the others. */
export function SessionsView({ sessions, onEndOthers }: SessionsViewProps): JSX.Element {
  const texts = useTexts(sessionsMessages)
  const hasOthers = sessions.state === 'loaded' && sessions.sessions.some((session) => !session.is_current)
  const button = (
    <Button icon={LogOutIcon} onClick={onEndOthers}>
      {texts.endOthers}
    </Button>
  )
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.note} actions={hasOthers ? button : undefined} />
      <div className={content}>
        <Card aria-label={texts.list}>
          <SessionList sessions={sessions} />
        </Card>
        {hasOthers ? <Text tone="secondary">{texts.advice}</Text> : null}
      </div>
    </>
  )
}

function SessionList({ sessions }: Pick<SessionsViewProps, 'sessions'>): JSX.Element {
  const texts = useTexts(sessionsMessages)
  if (sessions.state === 'error') {
    return <LoadFailure title={texts.loadError} message={sessions.message} onRetry={sessions.onRetry} />
  }
  if (sessions.state === 'unavailable') {
    return <EmptyState icon={MonitorSmartphoneIcon} title={texts.unavailableTitle} text={texts.unavailableText} />
  }
  if (sessions.state === 'loading') {
    return (
      <div className={skeletons}>
        <VisuallyHidden aria-live="polite">{texts.loading}</VisuallyHidden>
        <Skeleton width="100%" height={40} />
        <Skeleton width="100%" height={40} />
      </div>
    )
  }
  return (
    <ul className={list} aria-label={texts.list}>
      {sessions.sessions.toSorted(currentFirst).map((session) => (
        <SessionRow key={session.uuid} session={session} />
      ))}
    </ul>
  )
}

const currentFirst = (a: OpenSession, b: OpenSession): number => Number(b.is_current) - Number(a.is_current)
