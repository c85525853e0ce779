import type { JSX } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { TriangleAlertIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { VoucherListState } from './voucher-list-state.ts'
import { chip } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface AdvisedToggleProps {
  readonly list: VoucherListState
  /** Sales of the period with an advice; undefined while nobody knows, and for purchases. */
  readonly advised: number | undefined
  readonly onListChange: (list: VoucherListState) => void
}

/** Whether there is something to choose: not where no sale has an advice, nor in the list of a figure. */
export const hasAdvisedToggle = ({ list, advised }: Pick<AdvisedToggleProps, 'list' | 'advised'>): boolean =>
  list.figure === undefined && (list.advised === true || Boolean(advised))

/** How many sales have an advice, and only those on a press. */
export function AdvisedToggle({ list, advised, onListChange }: AdvisedToggleProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const isOn = list.advised === true
  return (
    <Button
      icon={TriangleAlertIcon}
      aria-pressed={isOn}
      className={isOn ? chip : undefined}
      onClick={() => onListChange({ ...list, page: 1, advised: isOn ? undefined : true })}
    >
      {texts.onlyAdvised(advised)}
    </Button>
  )
}
