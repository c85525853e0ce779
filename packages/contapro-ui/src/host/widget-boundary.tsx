import { useContaproClient, useContaproQueryClient } from '@contapro/sdk/react'
import { Component, type JSX, type ReactNode } from 'react'
import { Card } from '../primitives/card/card.tsx'
import { useTexts } from '../primitives/texts/texts.tsx'
import { LoadFailure } from './load-failure.tsx'
import { reportMessages } from './report.messages.ts'
import { useTellProblem } from './use-tell-problem.ts'

/** Props of `WidgetBoundary`. */
export interface WidgetBoundaryProps {
  readonly children: ReactNode
}

interface WidgetBoundaryState {
  readonly hasFailed: boolean
}

/**
 * Keeps an exception inside its widget: a sentence and another try stand in its place, the host hears `problem-shown` with
 * WIDGET_FAILED, and everything around goes on. The panels bring their own.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true }
  }

  override state: WidgetBoundaryState = { hasFailed: false }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return <WidgetFailed onRetry={() => this.setState({ hasFailed: false })} />
  }
}

function WidgetFailed({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const texts = useTexts(reportMessages)
  const client = useContaproClient()
  const queryClient = useContaproQueryClient()
  useTellProblem('WIDGET_FAILED', texts.failedText)
  const retry = (): void => {
    // The answer that it could not show may be the cause. What other widgets show stays.
    queryClient.removeQueries({ queryKey: client.key, type: 'inactive' })
    onRetry()
  }
  return (
    <Card>
      <LoadFailure title={texts.failedTitle} message={texts.failedText} onRetry={retry} />
    </Card>
  )
}
