import { canSearchSerieNumber, serieNumberProblem, serieNumberText } from '@contapro/sdk/rules'
import { type JSX, type KeyboardEvent, useId, useState } from 'react'
import { FieldError } from '../../primitives/field/field-error.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { ArrowRightIcon, SearchIcon, XIcon } from '../../primitives/icon/icons.ts'
import { TextInput } from '../../primitives/text-input/text-input.tsx'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'
import { searchBox, searchSubmit } from './vouchers.css.ts'
import { vouchersMessages } from './vouchers.messages.ts'

export interface SerieNumberSearchProps {
  /** What is searched for now; empty for nothing. */
  readonly value: string
  /** A text that may be searched, or empty to end the search. */
  readonly onSearch: (text: string) => void
}

/** Search by series and number: upper case, refused while typing what cannot be one, started by Enter (part 2 §5). */
export function SerieNumberSearch({ value, onSearch }: SerieNumberSearchProps): JSX.Element {
  const texts = useTexts(vouchersMessages)
  const { search } = useUiMessages()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const errorId = useId()
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  const problem = serieNumberProblem(typed)
  const canSearch = canSearchSerieNumber(typed) && typed !== value
  const run = (): void => {
    if (canSearch) onSearch(typed)
    else if (typed === '' && value !== '') onSearch('')
  }
  const clear = (): void => {
    setTyped('')
    if (value !== '') onSearch('')
  }
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') run()
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      clear()
    }
  }
  return (
    <div className={searchBox}>
      <TextInput
        type="search"
        icon={SearchIcon}
        numeric={typed !== ''}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={texts.search}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        placeholder={texts.searchPlaceholder}
        filter={serieNumberText}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={key}
        affix={
          typed === '' ? null : (
            <button
              type="button"
              className={searchSubmit}
              aria-label={canSearch ? search : texts.clear}
              onClick={canSearch ? run : clear}
            >
              <Icon as={canSearch ? ArrowRightIcon : XIcon} size="sm" />
            </button>
          )
        }
      />
      <FieldError id={errorId}>{problem && texts.searchProblems[problem]}</FieldError>
    </div>
  )
}
