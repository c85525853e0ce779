import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'

/** Keeps the digits of a text. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '')

/** An input that takes digits only: RUC, DNI, celular. Spaces and hyphens of a pasted number fall away. */
export const DigitsInput: ForwardRefExoticComponent<Omit<TextInputProps, 'filter'> & RefAttributes<HTMLInputElement>> =
  forwardRef(function DigitsInput(props, ref) {
    return <TextInput inputMode="numeric" autoComplete="off" numeric {...props} ref={ref} filter={digitsOnly} />
  })
