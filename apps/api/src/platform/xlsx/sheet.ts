/** What a column holds; every cell of it is of this kind, or empty. */
export type ColumnKind =
  /** Text stays text, whatever it begins with. */
  | 'text'
  /** Céntimos; text for an amount that the total does not add. */
  | 'money'
  /** Decimal text; a cell of text where it has more digits than Excel keeps of a number. */
  | 'number'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** An address; the cell shows the column's `linkText`. */
  | 'link'

export interface Column {
  readonly heading: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
  readonly linkText?: string
  /** Whether the last row adds the column up; of money only. */
  readonly hasTotal?: boolean
}

export type Cell = string | number | null

/** One cell for each column. */
export type Row = readonly Cell[]

/** A sheet: a heading that stays in sight, rows that can be filtered, and a row of totals. */
export interface Sheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string
  readonly columns: readonly Column[]
  /** Some rows at a time, so that a large file waits little. */
  readonly rows: AsyncIterable<readonly Row[]>
}
