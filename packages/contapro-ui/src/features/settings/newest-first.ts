interface Dated {
  readonly from: string
}

/** Compares rows that begin on a day or in a period, as the contract orders them. */
export const newestFirst = (one: Dated, other: Dated): number =>
  one.from < other.from ? 1 : Number(one.from > other.from) * -1
