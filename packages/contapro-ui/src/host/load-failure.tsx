import type { JSX } from 'react'
import { EmptyState } from '../patterns/empty-state/empty-state.tsx'
import { Button } from '../primitives/button/button.tsx'
import { CloudAlertIcon, RefreshCwIcon } from '../primitives/icon/icons.ts'
import { useUiMessages } from '../primitives/ui-messages/ui-messages-provider.tsx'

export interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string
  /** The failure's own sentence (`ContaproError.message`). */
  readonly message: string
  readonly onRetry: () => void
  readonly className?: string
}

/** Something could not be loaded: what, why, and to try again. */
export function LoadFailure({ title, message, onRetry, className }: LoadFailureProps): JSX.Element {
  const texts = useUiMessages()
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={CloudAlertIcon}
        title={title}
        text={message}
        action={
          <Button icon={RefreshCwIcon} onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  )
}
