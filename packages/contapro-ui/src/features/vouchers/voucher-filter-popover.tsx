import type { OperationType, VoucherFilterOptions } from '@contapro/sdk'
import { type JSX, useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { ListFilterIcon } from '../../primitives/icon/icons.ts'
import { onDemand } from '../../primitives/on-demand/on-demand.tsx'
import { Popover } from '../../primitives/popover/popover.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import type { FilterChoice } from './voucher-filter-choice.ts'
import { popover } from './voucher-filter-popover.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

const form = onDemand(async () => (await import('./on-demand-parts.ts')).VoucherFilterForm)

/** The options of a period, while they load, or why they did not come. */
export type FilterOptionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly state: 'loaded'; readonly options: VoucherFilterOptions }

export interface VoucherFilterPopoverProps {
  readonly operation: OperationType
  readonly options: FilterOptionsState
  readonly choice: FilterChoice | undefined
  /** A choice to apply, or undefined to show all. */
  readonly onApply: (choice: FilterChoice | undefined) => void
  /** It opened: the options may be asked for. */
  readonly onOpen?: () => void
}

/** "Filtrar": choose one field, search its options, apply one (part 2 §2). */
export function VoucherFilterPopover(props: VoucherFilterPopoverProps): JSX.Element {
  const { operation, options, choice, onApply, onOpen } = props
  const texts = useTexts(vouchersMessages)
  const [isOpen, setOpen] = useState(false)
  const change = (open: boolean): void => {
    setOpen(open)
    if (open) onOpen?.()
  }
  const apply = (next: FilterChoice | undefined): void => {
    setOpen(false)
    onApply(next)
  }
  return (
    <Popover
      label={texts.filterBy}
      open={isOpen}
      onOpenChange={change}
      className={popover}
      trigger={
        <Button icon={ListFilterIcon} onPointerEnter={form.preload} onFocus={form.preload}>
          {texts.filter}
        </Button>
      }
    >
      <form.Part
        isWanted={isOpen}
        onFailure={() => change(false)}
        operation={operation}
        options={options}
        choice={choice}
        onApply={apply}
      />
    </Popover>
  )
}
