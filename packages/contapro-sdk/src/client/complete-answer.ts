import { isRecord } from '../json/json-record.ts'

/** Default values of fields that an answer may leave out, keyed by field. An object contains the defaults of a nested object, or of each row of a list. */
export interface AnswerDefaults {
  readonly [field: string]: unknown
}

/** Adds the contract's `default` for each field that the server left out (decisions 49). Does not create missing objects. */
export function completeAnswer(part: unknown, defaults: AnswerDefaults): unknown {
  if (Array.isArray(part)) return part.map((row) => completeAnswer(row, defaults))
  if (!isRecord(part)) return part
  const fields = Object.entries(defaults).map(([name, value]) => {
    const given = part[name]
    return [name, isRecord(value) ? completeAnswer(given, value) : (given ?? value)]
  })
  return { ...part, ...Object.fromEntries(fields) }
}
