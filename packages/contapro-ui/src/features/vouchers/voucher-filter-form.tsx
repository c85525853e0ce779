import type { OperationType } from '@contapro/sdk'
import { type FormEvent, type JSX, type KeyboardEvent, useId, useState } from 'react'
import { SearchInput } from '../../patterns/search-input/search-input.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import {
  type ChoiceField,
  choiceFields,
  type FilterChoice,
  fieldName,
  findOptions,
  MAX_OPTIONS,
  optionsOf,
} from './voucher-filter-choice.ts'
import { VoucherFilterOptionList } from './voucher-filter-option-list.tsx'
import { field as fieldClass, fields, fieldText, foot, legend, radio, top } from './voucher-filter-popover.css.ts'
import type { FilterOptionsState } from './voucher-filter-popover.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

export interface VoucherFilterFormProps {
  readonly operation: OperationType
  readonly options: FilterOptionsState
  readonly choice: FilterChoice | undefined
  readonly onApply: (choice: FilterChoice | undefined) => void
}

/** What the popover holds. Enter picks the only match; Aplicar filtro takes what is picked. */
export function VoucherFilterForm({ operation, options, choice, onApply }: VoucherFilterFormProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const [field, setField] = useState<ChoiceField>(choice?.field ?? choiceFields(operation)[0] ?? 'provider')
  const [picked, setPicked] = useState(choice?.key)
  const [wanted, setWanted] = useState('')
  const all = options.state === 'loaded' ? optionsOf(field, options.options, texts) : []
  const chooseField = (next: ChoiceField): void => {
    setField(next)
    setWanted('')
    setPicked(choice?.field === next ? choice.key : undefined)
  }
  const pickOnlyMatch = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return
    event.preventDefault()
    const [only, ...others] = findOptions(all, event.target.value)
    if (only && others.length === 0) onApply({ field, key: only.key })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (picked !== undefined) onApply({ field, key: picked })
  }
  return (
    <form onSubmit={submit} onKeyDownCapture={pickOnlyMatch}>
      <div className={top}>
        <FieldChoice operation={operation} value={field} onChange={chooseField} />
        <SearchInput
          key={field}
          label={texts.optionSearch}
          value={wanted}
          onSearch={setWanted}
          disabled={options.state !== 'loaded'}
        />
      </div>
      <VoucherFilterOptionList
        label={fieldName(field, operation, texts)}
        options={options}
        matches={findOptions(all, wanted)}
        isPartial={all.length >= MAX_OPTIONS}
        wanted={wanted}
        picked={picked}
        onPick={setPicked}
      />
      <div className={foot}>
        <Button variant="ghost" onClick={() => onApply(undefined)}>
          {texts.clear}
        </Button>
        <Button type="submit" variant="primary" disabled={picked === undefined}>
          {texts.apply}
        </Button>
      </div>
    </form>
  )
}

interface FieldChoiceProps {
  readonly operation: OperationType
  readonly value: ChoiceField
  readonly onChange: (field: ChoiceField) => void
}

function FieldChoice({ operation, value, onChange }: FieldChoiceProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${name}-legend`}>
      <p id={`${name}-legend`} className={legend}>
        {texts.filterBy}
      </p>
      <div className={fields}>
        {choiceFields(operation).map((field) => (
          <label key={field} className={fieldClass}>
            <input
              type="radio"
              className={radio}
              name={name}
              checked={field === value}
              onChange={() => onChange(field)}
            />
            <span className={fieldText}>{fieldName(field, operation, texts)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
