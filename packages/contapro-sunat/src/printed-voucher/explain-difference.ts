import { type Centimos, centimos } from '../money/centimos.ts'

/** A row of the totals. */
export interface Total {
  readonly label: string
  readonly amount: Centimos
  /** Label of the sum of several rows of this kind. */
  readonly group?: string
}

/** Céntimos by which rounding line by line may move a total (domain notes, section 8). */
export const TOLERANCE = 5

/** More parts are not searched for the ones that add up. */
const MAX_SEARCHED = 12

/** More rows do not fit beside the QR code, so rows of one name are added up. */
const MAX_ROWS = 10

/** Parts that a difference may consist of. */
export interface PossibleParts {
  /** Parts that belong here by their code. */
  readonly own: readonly Total[]
  /** Parts that may belong here: the XML does not state where. */
  readonly other: readonly Total[]
}

/**
 * The parts that a difference between two totals consists of, and the rest that they leave. Issuers count some discounts and advances
 * before the base and some after it, so parts are listed only where they add up.
 */
export function explainDifference(difference: number, { own, other }: PossibleParts): { parts: Total[]; rest: number } {
  const parts = partsOf(difference, own, [...own, ...other])
  return { parts: parts.length > MAX_ROWS ? addUp(parts) : parts, rest: difference - sumOf(parts) }
}

function partsOf(difference: number, own: readonly Total[], all: readonly Total[]): Total[] {
  const left = Math.abs(difference - sumOf(own))
  if (left <= TOLERANCE) return [...own]
  const found = all.length <= MAX_SEARCHED ? partsThatSumTo(difference, all) : undefined
  return found ?? (left < Math.abs(difference) ? [...own] : [])
}

function partsThatSumTo(sum: number, [first, ...others]: readonly Total[]): Total[] | undefined {
  if (Math.abs(sum) <= TOLERANCE) return []
  if (first === undefined) return undefined
  const withFirst = partsThatSumTo(sum - first.amount, others)
  return withFirst === undefined ? partsThatSumTo(sum, others) : [first, ...withFirst]
}

function addUp(parts: readonly Total[]): Total[] {
  const sums = new Map<string, Total>()
  for (const { label: own, group: label = own, amount } of parts) {
    sums.set(label, { label, amount: centimos((sums.get(label)?.amount ?? 0) + amount) })
  }
  return [...sums.values()]
}

/** Sum of rows, in céntimos. */
export const sumOf = (parts: readonly Total[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)
