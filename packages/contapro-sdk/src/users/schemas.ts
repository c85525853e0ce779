import * as z from 'zod/mini'
import { type TextProblem, trimmedText, typedText } from '../forms/text-rule.ts'

/** What the sign-in form holds. */
export interface LoginForm {
  email: string
  password: string
}

/** Rules and messages of the sign-in form (part 1 §5). The address is trimmed, the password is not. */
export const loginFormSchema: z.ZodMiniType<LoginForm, LoginForm> = /* @__PURE__ */ (() =>
  z.object({ email: trimmedText(loginEmailProblem()), password: typedText(loginPasswordProblem) }))()

/** Longest address of the contract (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

function loginEmailProblem(): TextProblem {
  const address = z.email()
  return (email) => {
    if (email === '') return 'Ingrese su correo electrónico'
    const isFine = email.length <= MAX_EMAIL_LENGTH && address.safeParse(email).success
    return isFine ? undefined : 'Ingrese un correo válido'
  }
}

function loginPasswordProblem(password: string): string | undefined {
  return password === '' ? 'Ingrese su contraseña' : undefined
}
