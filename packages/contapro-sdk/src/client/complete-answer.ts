import { isRecord } from '../json/json-record.ts'

/** By field: what stands for it where an answer leaves it out. An object holds those of the part, or of each row, below. */
export interface AnswerDefaults {
  readonly [field: string]: unknown
}

/** An answer with the contract's `default` for each field that the server leaves out (decisions 49). A part that is missing stays so. */
export function completeAnswer(part: unknown, defaults: AnswerDefaults): unknown {
  if (Array.isArray(part)) return part.map((row) => completeAnswer(row, defaults))
  if (!isRecord(part)) return part
  const fields = Object.entries(defaults).map(([name, value]) => {
    const given = part[name]
    return [name, isRecord(value) ? completeAnswer(given, value) : (given ?? value)]
  })
  return { ...part, ...Object.fromEntries(fields) }
}
