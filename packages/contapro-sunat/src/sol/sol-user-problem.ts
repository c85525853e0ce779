import { fieldLimits } from '../account/field-limits.ts'

/** What is wrong with a text that should be a SOL user, in the order in which it is looked at. */
export type SolUserProblem = 'SOL_USER_EMPTY' | 'SOL_USER_LENGTH' | 'SOL_USER_CHARACTERS'

/** Why the text is no SOL user, or undefined when it is one: eight upper case letters and digits (part 1 §9). */
export function solUserProblem(text: string): SolUserProblem | undefined {
  if (text === '') return 'SOL_USER_EMPTY'
  if (text.length !== fieldLimits.solUser) return 'SOL_USER_LENGTH'
  return /^[A-Z0-9]+$/.test(text) ? undefined : 'SOL_USER_CHARACTERS'
}
