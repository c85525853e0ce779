import * as z from 'zod/mini'

/** The first thing wrong with a text, as a sentence for the screen; undefined when nothing is. */
export type TextProblem = (text: string) => string | undefined

/** A text of a form: trimmed, with at most one message, also when the field is missing. */
export function trimmedText(problem: TextProblem): z.ZodMiniType<string, string> {
  return z.string({ error: () => problem('') ?? 'Ingrese un texto' }).check(z.trim(), oneProblem(problem))
}

/** A text of a form that counts as it was typed, blanks included: passwords, searches. */
export function typedText(problem: TextProblem): z.ZodMiniType<string, string> {
  return z.string({ error: () => problem('') ?? 'Ingrese un texto' }).check(oneProblem(problem))
}

/** A field that may be left empty; trimmed and limited. */
export function optionalText(maxLength: number): z.ZodMiniType<string | undefined, string | undefined> {
  const problem: TextProblem = (text) =>
    text.length > maxLength ? `Ingrese como máximo ${maxLength} caracteres` : undefined
  return z.optional(z.string().check(z.trim(), oneProblem(problem)))
}

/** A checkbox that must be ticked. */
export function ticked(message: string): z.ZodMiniType<boolean, boolean> {
  return z.boolean({ error: () => message }).check(z.refine((value) => value, { error: () => message }))
}

function oneProblem(problem: TextProblem): ReturnType<typeof z.check<string>> {
  return z.check((payload) => {
    const message = problem(payload.value)
    if (message !== undefined) {
      // `continue`: the rules that compare fields have their say too.
      payload.issues.push({ code: 'custom', message, input: payload.value, continue: true })
    }
  })
}
