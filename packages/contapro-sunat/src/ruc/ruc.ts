declare const kind: unique symbol

/** A RUC of 11 digits whose prefix and check digit are right. */
export type Ruc = string & { readonly [kind]: 'ruc' }

/** What is wrong with a text that should be a RUC, in the order in which it is looked at. */
export type RucProblem = 'RUC_EMPTY' | 'RUC_NOT_DIGITS' | 'RUC_LENGTH' | 'RUC_PREFIX' | 'RUC_CHECK_DIGIT'

/** SUNAT's modulo-11 weights for the first ten digits. */
const WEIGHTS: readonly number[] = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** 10 natural persons; 15, 16 and 17 other persons, estates and foreigners; 20 legal entities. */
const PREFIXES: ReadonlySet<string> = new Set(['10', '15', '16', '17', '20'])

/** The RUC when its length, prefix and check digit are right, otherwise undefined. Trim what a person typed first. */
export function parseRuc(text: string): Ruc | undefined {
  return rucProblem(text) === undefined ? (text as Ruc) : undefined
}

/** Why the text is no RUC, or undefined when it is one. Source: modulo 11 as SUNAT defines it (domain notes, section 1). */
export function rucProblem(text: string): RucProblem | undefined {
  if (text === '') return 'RUC_EMPTY'
  if (!/^[0-9]+$/.test(text)) return 'RUC_NOT_DIGITS'
  if (text.length !== 11) return 'RUC_LENGTH'
  if (!PREFIXES.has(text.slice(0, 2))) return 'RUC_PREFIX'
  return rucCheckDigit(text) === text.charCodeAt(10) - 48 ? undefined : 'RUC_CHECK_DIGIT'
}

/** The eleventh digit that the first ten ask for: 11 − (weighted sum mod 11), where 10 counts as 0 and 11 as 1. */
export function rucCheckDigit(firstTenDigits: string): number {
  let sum = 0
  for (let index = 0; index < WEIGHTS.length; index++) {
    sum += (WEIGHTS[index] ?? 0) * (firstTenDigits.charCodeAt(index) - 48)
  }
  return (11 - (sum % 11)) % 10
}

/** Whether the RUC is of a natural person: "10", the DNI and the check digit. */
export function isNaturalPersonRuc(ruc: Ruc): boolean {
  return ruc.startsWith('10')
}
