import type { ContaproError, NewUser } from '@contapro/sdk'
import { useRegisterUser, useSession } from '@contapro/sdk/react'
import { newUserOf, type RegistrationForm } from '@contapro/sdk/rules'
import { useRef, useState } from 'react'

/** A person's proof for the captcha's action; what it throws, or an empty answer, lets the registration go on without (part 1 §7). */
export type SignUpCaptcha = (action: 'REGISTER_USER') => Promise<string | undefined>

/** Who was registered: what the form held, without the password. */
export type SignedUpUser = Pick<
  NewUser,
  'name' | 'last_name' | 'document_number' | 'email' | 'phone_number' | 'accountant_profile'
>

export interface SignUpOptions {
  readonly captcha?: SignUpCaptcha | undefined
  readonly onSignedUp?: ((user: SignedUpUser) => void) | undefined
}

export interface SignUp {
  readonly submit: (form: RegistrationForm) => Promise<void>
  readonly isRunning: boolean
  readonly error: ContaproError | null
}

/** Registers an account with where the visit came from; a second submission while one runs is ignored (part 1 §4). */
export function useSignUp({ captcha, onSignedUp }: SignUpOptions): SignUp {
  const registration = useRegisterUser()
  const { utm } = useSession()
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const run = async (form: RegistrationForm): Promise<void> => {
    const user = newUserOf(form, { utm, captchaToken: await proofOf(captcha) })
    registration.mutate(user, { onSuccess: () => onSignedUp?.(signedUpUserOf(user)), onSettled: end })
  }
  const end = (): void => {
    running.current = false
    setRunning(false)
  }
  return {
    isRunning,
    error: registration.error,
    submit: async (form) => {
      if (running.current) return
      running.current = true
      setRunning(true)
      await run(form)
    },
  }
}

async function proofOf(captcha: SignUpCaptcha | undefined): Promise<string | undefined> {
  try {
    return (await captcha?.('REGISTER_USER')) || undefined
  } catch {
    return undefined
  }
}

function signedUpUserOf(user: NewUser): SignedUpUser {
  const { name, last_name, document_number, email, phone_number, accountant_profile } = user
  return { name, last_name, document_number, email, phone_number, accountant_profile }
}
