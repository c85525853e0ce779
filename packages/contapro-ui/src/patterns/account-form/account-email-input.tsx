import { type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react'
import { TextInput, type TextInputProps } from '../../primitives/text-input/text-input.tsx'

/** The address that an account is known by; the browser may fill it in. For react-hook-form's `register`. */
export const AccountEmailInput: ForwardRefExoticComponent<
  Pick<TextInputProps, 'maxLength' | 'name' | 'onBlur' | 'onChange'> & RefAttributes<HTMLInputElement>
> = forwardRef(function AccountEmailInput(props, ref) {
  return (
    <TextInput
      {...props}
      ref={ref}
      type="email"
      size="lg"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  )
})
