import {
  fieldLimits,
  isDni,
  isMobileNumber,
  isPersonName,
  type PasswordProblem,
  passwordProblem,
} from '@contapro/sunat'
import * as z from 'zod/mini'
import type { TextProblem } from './text-rule.ts'

/** The rule of an accountant's given names: letters and spaces. */
export function nameRule(name: string): string | undefined {
  if (name === '') return 'Ingrese su nombre'
  return isPersonName(name) ? tooLong(name) : 'Ingrese solo letras y espacios'
}

/** The rule of an accountant's surnames. */
export function surnamesRule(surnames: string): string | undefined {
  return surnames === '' ? 'Ingrese sus apellidos' : tooLong(surnames)
}

function tooLong(name: string): string | undefined {
  const { personName } = fieldLimits
  return name.length > personName ? `Ingrese como máximo ${personName} caracteres` : undefined
}

/** The rule of an account's address; `invalid` is the message of a wrong one. */
export function emailRule(invalid: string): TextProblem {
  const address = z.email()
  return (email) => {
    if (email === '') return 'Ingrese su correo electrónico'
    return email.length <= fieldLimits.email && address.safeParse(email).success ? undefined : invalid
  }
}

/** The rule of a DNI. */
export function dniRule(dni: string): string | undefined {
  if (dni === '') return 'Ingrese su documento de identidad'
  return isDni(dni) ? undefined : 'Ingrese un DNI válido'
}

/** The rule of a mobile number. */
export function mobileNumberRule(number: string): string | undefined {
  if (number === '') return 'Ingrese su número de celular'
  return isMobileNumber(number) ? undefined : 'Ingrese un número telefónico válido'
}

/** The rule of a new account's password. */
export function newPasswordRule(password: string): string | undefined {
  const problem = passwordProblem(password)
  return problem && PASSWORD_MESSAGES[problem]
}

const PASSWORD_MESSAGES: Readonly<Record<PasswordProblem, string>> = {
  PASSWORD_EMPTY: 'Ingrese su contraseña',
  PASSWORD_SHORT: `La contraseña debe de tener como mínimo ${fieldLimits.passwordMin} caracteres`,
  PASSWORD_CASE: 'La contraseña debe contener al menos una mayúscula y una minúscula',
  PASSWORD_LONG: `La contraseña debe de tener como máximo ${fieldLimits.passwordMax} caracteres`,
}
