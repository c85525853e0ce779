import type { OperationType, VoucherFigure, VoucherFilterOptions, VoucherList } from '@contapro/sdk'
import type { JSX } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { XIcon } from '../../primitives/icon/icons.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
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
  const texts = useTexts(vouchersMessages)
  const field = fieldName(choice.field, operation, texts)
  const known = options && optionsOf(choice.field, options, texts).find(({ key }) => key === choice.key)?.name
  const status = choice.field === 'status' ? texts.statusNames[choice.key as '1' | '2' | '3'] : undefined
  const text = texts.chip(field, status ?? known ?? choice.key)
  return <RemovableChip text={text} removeLabel={texts.removeChip(field)} onRemove={onRemove} />
}

export interface FigureChipProps {
  readonly figure: VoucherFigure
  readonly reason: string | undefined
  /** What the answer says of it; its own name stands until it is known. */
  readonly sum: NonNullable<VoucherList['summary']>['figure']
  readonly onRemove: () => void
}

/** The figure whose vouchers are listed, with a way back to all of them. */
export function FigureChip({ figure, reason: code, sum, onRemove }: FigureChipProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const name = texts.figureNames[figure]
  const reason = code === undefined ? undefined : (sum?.reason_name ?? texts.figureOtherReasons)
  return (
    <RemovableChip
      text={texts.chip(texts.figure, reason === undefined ? name : texts.figureOfReason(name, reason))}
      removeLabel={texts.removeFigure(name)}
      onRemove={onRemove}
    />
  )
}

interface RemovableChipProps {
  readonly text: string
  readonly removeLabel: string
  readonly onRemove: () => void
}

function RemovableChip({ text, removeLabel, onRemove }: RemovableChipProps): JSX.Element {
  return (
    <span className={chip}>
      <span className={chipText} title={text}>
        {text}
      </span>
      <button type="button" className={chipRemove} aria-label={removeLabel} onClick={onRemove}>
        <Icon as={XIcon} size="sm" />
      </button>
    </span>
  )
}
