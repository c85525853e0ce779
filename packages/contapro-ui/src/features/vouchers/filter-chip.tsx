import type { OperationType, VoucherFilterOptions } from '@contapro/sdk'
import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useMessages } from '../../provider/messages.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { type FilterChoice, fieldName, optionsOf } from './voucher-filter-choice.ts'
import { chip, chipRemove, chipText } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface FilterChipProps {
  readonly operation: OperationType
  readonly choice: FilterChoice
  /** The period's options, for the choice's name; its key stands until they are known. */
  readonly options: VoucherFilterOptions | undefined
  readonly onRemove: () => void
}

/** The active filter in words, with a way to take it off. */
export function FilterChip({ operation, choice, options, onRemove }: FilterChipProps): JSX.Element {
  const texts = useMessages(vouchersMessages)
  const field = fieldName(choice.field, operation, texts)
  const known = options && optionsOf(choice.field, options, texts).find(({ key }) => key === choice.key)?.name
  const status = choice.field === 'status' ? texts.statusNames[choice.key as '1' | '2' | '3'] : undefined
  const text = texts.chip(field, status ?? known ?? choice.key)
  return (
    <span className={chip}>
      <span className={chipText} title={text}>
        {text}
      </span>
      <button type="button" className={chipRemove} aria-label={texts.removeChip(field)} onClick={onRemove}>
        <Icon as={XIcon} size="sm" />
      </button>
    </span>
  )
}
