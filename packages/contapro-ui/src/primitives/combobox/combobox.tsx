import { clsx } from 'clsx'
import { type JSX, useId, useRef, useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { Icon, type IconOutline } from '../icon/icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import { onDemand } from '../on-demand/on-demand.tsx'
import { PopupTrigger } from '../popup/popup-trigger.tsx'
import { placeholder as placeholderClass } from '../select/select.css.ts'
import type { SelectOption } from '../select/select.tsx'
import { box, lead, quiet as quietClass, sizes } from '../text-input/text-input.css.ts'
import { trigger, triggerText } from './combobox.css.ts'

const popup = onDemand(async () => (await import('./combobox-popup.tsx')).ComboboxPopup)

/** Props of `Combobox`. */
export interface ComboboxProps {
  readonly options: readonly SelectOption[]
  readonly value?: string
  readonly onValueChange: (value: string) => void
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  /** What is chosen, for screen readers, where no Field says it. */
  readonly 'aria-label'?: string
  readonly size?: 'sm' | 'md' | 'lg'
  /** Looks like a button, for toolbars and page heads. */
  readonly quiet?: boolean
  readonly icon?: IconOutline
  readonly disabled?: boolean
  /** Sends the value with the form around. */
  readonly name?: string
  readonly className?: string
}

/**
 * A select with a search inside, for more than eight options. The search knows no accents and capitals, the arrow keys
 * move, and Enter takes what is marked or the only match.
 */
export function Combobox(props: ComboboxProps): JSX.Element {
  const { options, value = '', onValueChange, placeholder, size = 'md', quiet = false, icon, name, className } = props
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const { id: fieldId, disabled, ...field } = useFieldControl()
  const made = useId()
  const id = fieldId ?? made
  const popupId = `${made}-options`
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <PopupTrigger
        id={id}
        kind="listbox"
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
        onNear={popup.preload}
        anchor={anchor}
        trigger={
          <button
            {...field}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select has no search
            role="combobox"
            aria-controls={popupId}
            aria-expanded={isOpen}
            aria-label={props['aria-label']}
            disabled={props.disabled ?? disabled}
            className={clsx(box, trigger, sizes[size], quiet && quietClass, className)}
          >
            {icon ? <Icon as={icon} className={lead} /> : null}
            <span className={clsx(triggerText, !chosen && placeholderClass)}>{chosen?.label ?? placeholder}</span>
            <Icon as={ChevronDownIcon} size="sm" />
          </button>
        }
      />
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <popup.Part
        isWanted={isOpen}
        onFailure={() => setOpen(false)}
        open={isOpen}
        onOpenChange={setOpen}
        anchor={anchor}
        id={popupId}
        options={options}
        chosen={chosen}
        onChoose={(option) => onValueChange(option.value)}
      />
    </>
  )
}
