import { clsx } from 'clsx'
import { type ComponentProps, createContext, type JSX, type ReactNode, useContext, useId, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { group, inRow, legend as legendClass } from './radio.css.ts'

interface RadioChoice {
  readonly name: string
  readonly chosen: string | undefined
  readonly choose: (value: string) => void
}

const RadioChoiceContext = createContext<RadioChoice | undefined>(undefined)

/** Props of `RadioGroup`. */
export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is chosen. */
  readonly legend: ReactNode
  /** The legend is for screen readers only: something else says it to the eye. */
  readonly legendHidden?: boolean
  /** Sends the value with the form around. */
  readonly name?: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  /** Beside each other, and under each other where there is no room. */
  readonly row?: boolean
}

/** One choice among a few Radio or RadioCard inside. The arrow keys move and choose. */
export function RadioGroup(props: RadioGroupProps): JSX.Element {
  const { legend, legendHidden, name, value, defaultValue, onValueChange, row, className, children, ...rest } = props
  const [own, setOwn] = useState(defaultValue)
  const made = useId()
  const choice: RadioChoice = {
    name: name ?? made,
    chosen: value ?? own,
    choose: (next) => {
      setOwn(next)
      onValueChange?.(next)
    },
  }
  return (
    <fieldset {...rest} className={clsx(group, row && inRow, className)}>
      <legend className={legendClass}>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <RadioChoiceContext.Provider value={choice}>{children}</RadioChoiceContext.Provider>
    </fieldset>
  )
}

/** What ties a radio to the group around. */
export function useRadio(
  value: string,
): Pick<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'checked' | 'onChange'> {
  const choice = useContext(RadioChoiceContext)
  if (!choice) throw new Error('A Radio needs a RadioGroup around it: the group says what is chosen.')
  return {
    type: 'radio',
    name: choice.name,
    value,
    checked: choice.chosen === value,
    onChange: () => choice.choose(value),
  }
}
