import type { ComponentProps, JSX, ReactNode, Ref } from 'react'
import { Banner } from '../../primitives/banner/banner.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { CircleAlertIcon } from '../../primitives/icon/icons.ts'
import { accountForm } from './account-form.css.ts'

export interface AccountFormProps {
  readonly formRef?: Ref<HTMLFormElement>
  /** What the form is about, for who cannot see its title. */
  readonly label: string
  readonly failure?: AccountFormFailure | undefined
  readonly submitLabel: string
  /** What stands for the label while busy, in the gerund. */
  readonly busyLabel: string
  readonly busy: boolean
  /** All fields are right: only then the button is on. */
  readonly isValid: boolean
  readonly onSubmit: ComponentProps<'form'>['onSubmit']
  /** The fields. */
  readonly children: ReactNode
}

/** Why the last submission was refused. */
export interface AccountFormFailure {
  readonly title: string
  /** What the server answered, its reasons joined by a period and a space (part 1 §8); nothing shows without. */
  readonly text: string | undefined
}

/** A form about an account: what went wrong, the fields below each other, and the one button. */
export function AccountForm(props: AccountFormProps): JSX.Element {
  const { formRef, label, failure, submitLabel, busyLabel, busy, isValid, onSubmit, children } = props
  return (
    <form ref={formRef} className={accountForm} noValidate aria-label={label} onSubmit={onSubmit}>
      {failure?.text ? (
        <Banner tone="danger" icon={CircleAlertIcon} title={failure.title}>
          {failure.text}
        </Banner>
      ) : null}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={busyLabel}
        disabled={!isValid && !busy}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
