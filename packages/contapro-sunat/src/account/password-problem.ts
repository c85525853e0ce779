import { fieldLimits } from './field-limits.ts'

/** What is wrong with the password of a new account, in the order in which it is looked at. */
export type PasswordProblem = 'PASSWORD_EMPTY' | 'PASSWORD_SHORT' | 'PASSWORD_CASE' | 'PASSWORD_LONG'

/** Why the text is no password for an account, or undefined when it is one (part 1 §5). Characters are counted as Unicode does, like the contract. */
export function passwordProblem(text: string): PasswordProblem | undefined {
  if (text === '') return 'PASSWORD_EMPTY'
  const { length } = Array.from(text)
  if (length < fieldLimits.passwordMin) return 'PASSWORD_SHORT'
  if (!/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return 'PASSWORD_CASE'
  return length > fieldLimits.passwordMax ? 'PASSWORD_LONG' : undefined
}
