import { fieldLimits, type SolUserProblem, solUserProblem } from '@contapro/sunat'
import type { TextProblem } from './text-rule.ts'

/** The rule of a SOL user; `empty` is the message of a missing one. */
export function solUserRule(empty: string): TextProblem {
  return (user) => {
    const problem = solUserProblem(user)
    return problem && (problem === 'SOL_USER_EMPTY' ? empty : SOL_USER_MESSAGES[problem])
  }
}

const SOL_USER_MESSAGES: Readonly<Record<Exclude<SolUserProblem, 'SOL_USER_EMPTY'>, string>> = {
  SOL_USER_LENGTH: `El usuario SOL debe tener ${fieldLimits.solUser} caracteres`,
  SOL_USER_CHARACTERS: 'El usuario SOL solo debe contener letras mayúsculas y números',
}

/** The rule of a SOL password. */
export function solPasswordRule(password: string): string | undefined {
  if (password === '') return 'Ingrese su clave SOL'
  const { solPassword } = fieldLimits
  return password.length <= solPassword ? undefined : `La clave SOL debe tener como máximo ${solPassword} caracteres`
}
