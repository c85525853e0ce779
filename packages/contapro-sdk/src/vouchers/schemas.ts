import * as z from 'zod/mini'
import { typedText } from '../forms/text-rule.ts'

/** What the voucher search holds. */
export interface SerieNumberSearchForm {
  serieNumber: string
}

/** What is typed into the search, as it is shown and sent: upper case (part 2 §5). */
export function serieNumberText(typed: string): string {
  return typed.toUpperCase()
}

/** Why a series and number cannot be searched for: it begins with a sign, or has not the form of one. */
export type SerieNumberProblem = 'character' | 'format'

const PROBLEM_TEXTS: Readonly<Record<SerieNumberProblem, string>> = {
  character: 'Caracter inválido.',
  format: 'Formato inválido. Ejemplo: F001-0001.',
}

/**
 * What is wrong with the text of the series-and-number search, undefined when nothing is; an empty text is fine. After a
 * digit in front only letters and digits; else up to four of them, and after exactly four a hyphen and digits (part 2 §5).
 */
export function serieNumberProblem(typed: string): SerieNumberProblem | undefined {
  const text = serieNumberText(typed)
  if (text === '') return undefined
  if (/^[\s-]/.test(text)) return 'character'
  const isFine = /^[0-9]/.test(text)
    ? /^[0-9A-Z]+$/.test(text)
    : /^(?:[A-Z][0-9A-Z]{0,3}|[A-Z][0-9A-Z]{3}-[0-9]*)$/.test(text)
  return isFine ? undefined : 'format'
}

/** Whether the search may start: the text is fine, not empty, and has digits after its hyphen if there is one (part 2 §5). */
export function canSearchSerieNumber(typed: string): boolean {
  return typed !== '' && !typed.endsWith('-') && serieNumberProblem(typed) === undefined
}

/** The search as a form: upper-cased, refused while it cannot start. */
export const serieNumberSearchSchema: z.ZodMiniType<SerieNumberSearchForm, SerieNumberSearchForm> =
  /* @__PURE__ */ (() => z.object({ serieNumber: typedText(searchProblem).check(z.toUpperCase()) }))()

function searchProblem(text: string): string | undefined {
  const problem = serieNumberProblem(text) ?? (canSearchSerieNumber(text) ? undefined : 'format')
  return problem && PROBLEM_TEXTS[problem]
}
