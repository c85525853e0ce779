import type { AnswerReader } from './call.ts'

/** Reads JSON, or returns `fallback` for a response without a body. */
export const jsonOr =
  <Data>(fallback: Data): AnswerReader<Data> =>
  ({ data }) =>
    (data ?? fallback) as Data

/** True for a 204. Any other success breaks the contract of the call (part 1 §8). */
export const readNothing: AnswerReader<true> = ({ response }) => response.status === 204 || undefined
