import type { OperationId } from '../contract/contract.ts'
import { answerFields } from '../generated/answer-fields.gen.ts'
import { isRecord } from '../json/json-record.ts'

/** The fields that the specification names of a part of an answer, or of each row: `true`, or those below. `*` stands for every key of a map. */
export interface AnswerFields {
  readonly [field: string]: true | AnswerFields
}

/** Whether the specification names a call; a server of the specification answers 404 to the others. */
export function isSpecified(operation: OperationId): boolean {
  return answerFields[operation] !== null
}

/** The JSON answer of an operation with the fields that the specification names, and no other. */
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
