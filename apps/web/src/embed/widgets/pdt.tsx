import { PdtPanel } from '@contapro/ui'
import type { ReactElement } from 'react'
import type { WidgetProps } from '../widget-props.ts'

/** The declaration; the operation is its open tab. */
export function Widget({ embedded, operation = 'COMPRA', onOperationChange }: WidgetProps): ReactElement {
  return <PdtPanel embedded={embedded} side={operation} onSideChange={onOperationChange} />
}
