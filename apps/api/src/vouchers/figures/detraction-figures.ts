/** A row of `detraction_figures`: detractions of one day, paid or not. */
export interface DetractionFigure {
  /** Deposits; else purchases whose deposits do not reach their detraction. */
  readonly isPaid: boolean
  readonly period: string
  /** Of payment; of issue of what is not paid. */
  readonly day: string
  detractions: number
  /** Céntimos. */
  amount: number
  /** Those whose amount nobody states. */
  unknown: number
}

/** Detractions counted day by day. */
export class DetractionFigures {
  readonly #figures = new Map<string, DetractionFigure>()

  /** @param amount in céntimos; null where it is not known. */
  count({ isPaid, period, day }: Pick<DetractionFigure, 'isPaid' | 'period' | 'day'>, amount: number | null): void {
    const key = keyOf({ isPaid, period, day })
    const figure = this.#figures.get(key) ?? { isPaid, period, day, detractions: 0, amount: 0, unknown: 0 }
    figure.detractions += 1
    figure.amount += amount ?? 0
    if (amount === null) figure.unknown += 1
    this.#figures.set(key, figure)
  }

  /** What differs from the figures so far; one that is gone comes with no detractions. */
  changesOf(known: readonly DetractionFigure[]): DetractionFigure[] {
    const before = new Map(known.map((figure) => [keyOf(figure), figure]))
    const gone = known.filter((figure) => !this.#figures.has(keyOf(figure)))
    const changed = [...this.#figures].flatMap(([key, figure]) => (isSame(figure, before.get(key)) ? [] : [figure]))
    return [...changed, ...gone.map((figure) => ({ ...figure, detractions: 0, amount: 0, unknown: 0 }))]
  }
}

const keyOf = ({ isPaid, period, day }: Pick<DetractionFigure, 'isPaid' | 'period' | 'day'>): string =>
  `${isPaid}|${period}|${day}`

const isSame = (a: DetractionFigure, b: DetractionFigure | undefined): boolean =>
  a.detractions === b?.detractions && a.amount === b.amount && a.unknown === b.unknown
