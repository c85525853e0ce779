import type { ContaproClient, ContaproError } from '@contapro/sdk'
import type { FrameContent, FrameWidget } from '@contapro/sdk/frame'
import {
  ContaproProvider,
  type ContaproProviderProps,
  type ContaproUiEvent,
  type NavigateListener,
  Spinner,
  type TargetLinks,
  WidgetBoundary,
} from '@contapro/ui'
import { createElement, type ReactElement, useCallback } from 'react'
import { waiting } from './frame-app.css.ts'
import { hostAddressOf } from './frame-content.ts'
import { problems } from './frame-problem.ts'
import type { Frame } from './frame.ts'
import { useWidget } from './use-widget.ts'

export interface FramedWidgetProps {
  readonly frame: Frame
  readonly widget: FrameWidget
  readonly content: FrameContent
  readonly client: ContaproClient
  readonly theme: ContaproProviderProps['theme']
}

/** The widget itself; what happens in it is the host's to hear. */
export function FramedWidget({ frame, widget, content, client, theme }: FramedWidgetProps): ReactElement {
  const links = useCallback<TargetLinks>((target) => hostAddressOf(content, target.to), [content])
  const host = useHost(frame)
  const drawn = useWidget(
    widget,
    useCallback(() => frame.stop(problems.widgetUnavailable), [frame]),
  )
  return (
    <ContaproProvider
      {...host}
      client={client}
      theme={theme}
      links={links}
      businessUuid={content.company}
      taxPeriod={content.period}
    >
      <WidgetBoundary>
        {drawn ? (
          createElement(drawn, {
            embedded: true,
            operation: content.operation,
            onOperationChange: (operation) => frame.choose({ operation }),
          })
        ) : (
          <div className={waiting}>
            <Spinner size="lg" label="Cargando…" />
          </div>
        )}
      </WidgetBoundary>
    </ContaproProvider>
  )
}

type HostListeners = Pick<ContaproProviderProps, 'onEvent' | 'onFailure' | 'onNavigate' | 'onTaxPeriodChange'>

/** What the widget tells, as messages to the page around. */
function useHost({ tell, choose }: Frame): HostListeners {
  const tellError = useCallback(
    ({ code, message }: Pick<ContaproError, 'code' | 'message'>) => tell({ type: 'contapro:error', code, message }),
    [tell],
  )
  const onEvent = useCallback(
    (event: ContaproUiEvent) => {
      if (event.type === 'problem-shown') tellError(event)
      else tell({ type: 'contapro:event', event })
    },
    [tell, tellError],
  )
  const onNavigate = useCallback<NavigateListener>(
    (target, event) => {
      event.preventDefault()
      tell({ type: 'contapro:navigate', target })
    },
    [tell],
  )
  const onTaxPeriodChange = useCallback(
    (period: string) => {
      choose({ period })
      tell({ type: 'contapro:period', period })
    },
    [tell, choose],
  )
  return { onEvent, onFailure: tellError, onNavigate, onTaxPeriodChange }
}
