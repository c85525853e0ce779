import { useEndOtherSessions, useSessions, useViewEvent } from '@contapro/sdk/react'
import { type JSX, useState } from 'react'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useToasts } from '../../primitives/toast/toast-provider.tsx'
import { EndOthersDialog } from './end-others-dialog.tsx'
import { sessionsMessages } from './sessions.messages.ts'
import { type SessionsState, SessionsView } from './sessions-view.tsx'

/** The open sessions of the accountant, connected. */
export function SessionsPanel(): JSX.Element {
  const texts = useTexts(sessionsMessages)
  const list = useSessions()
  const ending = useEndOtherSessions()
  const [isAsking, setAsking] = useState(false)
  const { show } = useToasts()
  useViewEvent('sesiones')
  const close = (): void => {
    setAsking(false)
    ending.reset()
  }
  const end = (): void => {
    ending.mutate(undefined, {
      onSuccess() {
        close()
        show({ title: texts.endedTitle })
      },
    })
  }
  return (
    <>
      <SessionsView sessions={sessionsState(list)} onEndOthers={() => setAsking(true)} />
      {isAsking ? (
        <EndOthersDialog isEnding={ending.isPending} failure={ending.error?.detail} onConfirm={end} onClose={close} />
      ) : null}
    </>
  )
}

function sessionsState(list: ReturnType<typeof useSessions>): SessionsState {
  if (list.data) return { state: 'loaded', sessions: list.data }
  // A server that implements only the specification.
  if (list.error?.status === 404) return { state: 'unavailable' }
  if (list.error) return { state: 'error', message: list.error.message, onRetry: () => void list.refetch() }
  return { state: 'loading' }
}
