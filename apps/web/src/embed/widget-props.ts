import type { OperationType } from '@contapro/sdk'
import type { EmbeddedProps, ReportScopeProps } from '@contapro/ui'

/** What every widget of a frame is given; company and period come from the provider. */
export interface WidgetProps extends EmbeddedProps, ReportScopeProps {
  readonly operation?: OperationType
  readonly onOperationChange: (operation: OperationType) => void
}
