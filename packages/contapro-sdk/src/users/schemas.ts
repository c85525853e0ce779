import * as z from 'zod/mini'
import { emailRule, newPasswordRule } from '../forms/account-fields.ts'
import { trimmedText, typedText } from '../forms/text-rule.ts'

/** What the sign-in form holds. */
export interface LoginForm {
  email: string
  password: string
}

/** Rules and messages of the sign-in form (part 1 §5). The address is trimmed, the password is not. */
export const loginFormSchema: z.ZodMiniType<LoginForm, LoginForm> = /* @__PURE__ */ (() =>
  z.object({ email: loginEmail(), password: typedText(loginPasswordProblem) }))()

/** What the form of 'recuperar contraseña' holds. */
export interface RecoveryForm {
  email: string
}

/** Rules and messages of the recovery form: the address as at sign-in (part 1 §5). */
export const recoveryFormSchema: z.ZodMiniType<RecoveryForm, RecoveryForm> = /* @__PURE__ */ (() =>
  z.object({ email: loginEmail() }))()

/** What the form of a new password holds. */
export interface NewPasswordForm {
  password: string
  confirm_password: string
}

/** Rules and messages of the new-password form (part 1 §5); neither text is trimmed. */
export const newPasswordFormSchema: z.ZodMiniType<NewPasswordForm, NewPasswordForm> = /* @__PURE__ */ (() =>
  z.object({ password: typedText(newPasswordRule), confirm_password: typedText(confirmationProblem) }).check(
    z.refine(({ password, confirm_password: again }) => again === '' || again === password, {
      path: ['confirm_password'],
      error: () => 'Su contraseña no coincide',
    }),
  ))()

function loginEmail(): z.ZodMiniType<string, string> {
  return trimmedText(emailRule('Ingrese un correo válido'))
}

function loginPasswordProblem(password: string): string | undefined {
  return password === '' ? 'Ingrese su contraseña' : undefined
}

function confirmationProblem(again: string): string | undefined {
  return again === '' ? 'Vuelva a ingresar su contraseña' : undefined
}
