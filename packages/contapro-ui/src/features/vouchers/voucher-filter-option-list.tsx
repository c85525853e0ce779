import { type JSX, useId } from 'react'
import { LoadFailure } from '../../host/load-failure.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { CheckIcon } from '../../primitives/icon/icons.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { foldText } from '../../primitives/texts/fold-text.ts'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import type { FilterOption } from './voucher-filter-choice.ts'
import { match, none, option, options as optionsClass, radio, waiting } from './voucher-filter-popover.css.ts'
import type { FilterOptionsState } from './voucher-filter-popover.tsx'
import { vouchersMessages } from './vouchers.messages.ts'

/** More than these nobody reads: searching is faster, and the list stays light. */
const MAX_SHOWN = 200

export interface VoucherFilterOptionListProps {
  /** The field whose options these are. */
  readonly label: string
  readonly options: FilterOptionsState
  readonly matches: readonly FilterOption[]
  /** There are more options than the server gives: what is not found here may still be there. */
  readonly isPartial: boolean
  /** What the search looks for; set in bold. */
  readonly wanted: string
  readonly picked: string | undefined
  readonly onPick: (key: string) => void
}

/** The options of a field that fit the search, one to pick. */
export function VoucherFilterOptionList(props: VoucherFilterOptionListProps): JSX.Element {
  const { label, options, matches, isPartial, wanted, picked, onPick } = props
  const texts = useTexts(vouchersMessages)
  const name = useId()
  if (options.state === 'error') {
    return <LoadFailure title={texts.optionsError} message={options.message} onRetry={options.onRetry} />
  }
  if (options.state === 'loading') {
    return (
      <div className={waiting}>
        <Spinner label={texts.options} />
      </div>
    )
  }
  return (
    <div role="radiogroup" aria-label={label} className={optionsClass}>
      <VisuallyHidden aria-live="polite">{wanted === '' ? '' : texts.optionsFound(matches.length)}</VisuallyHidden>
      {matches.length === 0 ? <p className={none}>{isPartial ? texts.noOptionsHere : texts.noOptions}</p> : null}
      {matches.slice(0, MAX_SHOWN).map((one) => (
        <label key={one.key} className={option}>
          <input
            type="radio"
            className={radio}
            name={name}
            checked={one.key === picked}
            onChange={() => onPick(one.key)}
          />
          <span>
            <Highlighted text={one.name} wanted={wanted} />
          </span>
          {one.key === picked ? <Icon as={CheckIcon} size="sm" /> : null}
        </label>
      ))}
    </div>
  )
}

/** The searched part in bold, found without accents and capitals. */
function Highlighted({ text, wanted }: { readonly text: string; readonly wanted: string }): JSX.Element {
  const folded = foldText(wanted)
  // Folding keeps the length of Spanish text in composed form, so that places agree.
  const composed = text.normalize('NFC')
  const at = folded === '' ? -1 : foldText(composed).indexOf(folded)
  if (at < 0 || foldText(composed).length !== composed.length) return <span>{text}</span>
  const end = at + folded.length
  return (
    <>
      <span>{composed.slice(0, at)}</span>
      <mark className={match}>{composed.slice(at, end)}</mark>
      <span>{composed.slice(end)}</span>
    </>
  )
}
