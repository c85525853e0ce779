import { Button, Card, EmptyState } from '@contapro/ui'
import { CircleAlertIcon, RefreshCwIcon } from '@contapro/ui/icons'
import type { ReactElement } from 'react'
import type { FrameProblem } from './frame-problem.ts'

/** A problem in the place of the widget. */
export function ProblemCard(props: { readonly problem: FrameProblem; readonly onRetry: () => void }): ReactElement {
  const { title, text, canRetry } = props.problem
  return (
    <Card role="alert">
      <EmptyState
        icon={CircleAlertIcon}
        headingLevel="h1"
        title={title}
        text={text}
        action={
          canRetry ? (
            <Button icon={RefreshCwIcon} onClick={props.onRetry}>
              Reintentar
            </Button>
          ) : undefined
        }
      />
    </Card>
  )
}
