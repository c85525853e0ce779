import { type ChangeEvent, type JSX, useEffect, useRef, useState } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { SearchIcon, XIcon } from '../../primitives/icon/icons.ts'
import { affix } from '../../primitives/text-input/text-input.css.ts'
import { TextInput, type TextInputProps } from '../../primitives/text-input/text-input.tsx'
import { useUiMessages } from '../../primitives/ui-messages/ui-messages-provider.tsx'

/** How long typing rests before the search runs, in ms. Source: specification, part 2, section 9. */
const DEBOUNCE_MS = 300

/** Props of `SearchInput`. */
export interface SearchInputProps
  extends Pick<TextInputProps, 'size' | 'quiet' | 'filter' | 'maxLength' | 'className' | 'autoFocus' | 'disabled'> {
  /** What is searched, also the placeholder: "Buscar empresa". */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  /** After 300 ms without typing; at once on Enter and when cleared. */
  readonly onSearch: (text: string) => void
}

/** A search that waits until typing rests. Escape and × clear it. */
export function SearchInput({ label, placeholder, value, onSearch, ...rest }: SearchInputProps): JSX.Element {
  const messages = useUiMessages()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const searchNow = (next: string) => {
    clearTimeout(timer.current)
    setText(next)
    onSearch(next)
  }
  const searchSoon = (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next), DEBOUNCE_MS)
  }
  return (
    <TextInput
      {...rest}
      type="search"
      icon={SearchIcon}
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={searchSoon}
      onKeyDown={(event) => {
        if (event.key === 'Enter') searchNow(text)
        if (event.key !== 'Escape' || text === '') return
        event.stopPropagation()
        searchNow('')
      }}
      affix={
        text === '' ? null : (
          <button type="button" className={affix} aria-label={messages.clearSearch} onClick={() => searchNow('')}>
            <Icon as={XIcon} size="sm" />
          </button>
        )
      }
    />
  )
}
