import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts'
import { affix } from '../text-input/text-input.css.ts'
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx'
import { useUiMessages } from '../ui-messages/ui-messages-provider.tsx'

/** A password with an eye that shows it. */
export const PasswordInput: ForwardRefExoticComponent<
  Omit<TextInputProps, 'type' | 'affix'> & RefAttributes<HTMLInputElement>
> = forwardRef(function PasswordInput(props, ref) {
  const [isShown, setShown] = useState(false)
  const messages = useUiMessages()
  const field = useFieldControl()
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      affix={
        <button
          type="button"
          className={affix}
          disabled={props.disabled ?? field.disabled}
          aria-label={isShown ? messages.hidePassword : messages.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon as={isShown ? EyeOffIcon : EyeIcon} />
        </button>
      }
    />
  )
})
