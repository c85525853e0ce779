import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { type JSX, type RefObject, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { CheckIcon, SearchIcon } from '../icon/icons.ts'
import { AnchorTrigger } from '../popup/anchor-trigger.tsx'
import { placement } from '../popup/placement.ts'
import { line, popup, positioner } from '../popup/popup.css.ts'
import type { SelectOption } from '../select/select.tsx'
import { box, control, lead } from '../text-input/text-input.css.ts'
import { useTopLayer } from '../top-layer/top-layer.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'
import { combobox, list, none, optionText, search } from './combobox-popup.css.ts'
import { matchOptions } from './match-options.ts'

export interface ComboboxPopupProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
  readonly id: string
  readonly options: readonly SelectOption[]
  readonly chosen: SelectOption | undefined
  readonly onChoose: (option: SelectOption) => void
}

/** The search and the options of a combobox. Fetched on first use. */
export function ComboboxPopup(props: ComboboxPopupProps): JSX.Element {
  const { open, onOpenChange, anchor, id, options, chosen, onChoose } = props
  const layer = useTopLayer(open)
  const messages = useUiMessages()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState<SelectOption>()
  const matches = matchOptions(options, query)
  const change = (next: boolean): void => {
    setQuery('')
    onOpenChange(next)
  }
  const choose = (option: SelectOption | null | undefined): void => {
    if (!option || option.disabled) return
    onChoose(option)
    change(false)
  }
  return (
    <BaseCombobox.Root
      items={options}
      filteredItems={matches}
      value={chosen ?? null}
      onValueChange={choose}
      isItemEqualToValue={(option: SelectOption, other: SelectOption) => option.value === other.value}
      inputValue={query}
      onInputValueChange={setQuery}
      onItemHighlighted={setMarked}
      open={open}
      onOpenChange={change}
    >
      <BaseCombobox.Trigger render={<AnchorTrigger anchor={anchor} />} />
      <BaseCombobox.Portal container={layer}>
        <BaseCombobox.Positioner className={positioner} align="start" {...placement}>
          <BaseCombobox.Popup id={id} aria-label={messages.options} className={clsx(popup, combobox)}>
            <div className={search}>
              <span className={box}>
                <Icon as={SearchIcon} className={lead} />
                <BaseCombobox.Input
                  className={control}
                  aria-label={messages.search}
                  placeholder={messages.searchPlaceholder}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || marked) return
                    // Left to itself, Enter would close the list although nothing is chosen.
                    event.preventBaseUIHandler()
                    event.preventDefault()
                    if (matches.length === 1) choose(matches[0])
                  }}
                />
              </span>
            </div>
            <BaseCombobox.Empty className={matches.length === 0 ? none : undefined}>
              {messages.noResults}
            </BaseCombobox.Empty>
            <BaseCombobox.List className={list}>
              {(option: SelectOption) => (
                <BaseCombobox.Item key={option.value} value={option} disabled={option.disabled} className={line}>
                  <span className={optionText}>{option.label}</span>
                  {option.value === chosen?.value ? <Icon as={CheckIcon} /> : null}
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  )
}
