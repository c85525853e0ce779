import type { OperationId } from '../contract/contract.ts'
import { answerFields } from '../generated/answer-fields.gen.ts'
import { isRecord } from '../json/json-record.ts'

/** Fields of an answer that the specification names: `true`, or the fields of a nested object or of each row. The key `*` applies to every key of a map. */
export interface AnswerFields {
  readonly [field: string]: true | AnswerFields
}

/** Whether the specification names the operation. A server that implements only the specification returns 404 for the others. */
export function isSpecified(operation: OperationId): boolean {
  return answerFields[operation] !== null
}

/** Removes the fields that the specification does not name from the JSON answer of an operation. */
export function specifiedAnswer(operation: OperationId, answer: unknown): unknown {
  return withFields(answer, answerFields[operation] ?? {})
}

function withFields(part: unknown, fields: AnswerFields): unknown {
  if (Array.isArray(part)) return part.map((row) => withFields(row, fields))
  if (!isRecord(part)) return part
  const kept = Object.entries(part).flatMap(([name, value]) => {
    const below = fields[name] ?? fields['*']
    if (below === undefined) return []
    return [[name, below === true ? value : withFields(value, below)]]
  })
  return Object.fromEntries(kept)
}
