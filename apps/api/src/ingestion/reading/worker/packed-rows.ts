/**
 * Rows of one shape on their way between threads, as columns: a field whose value is the same in all rows, which most fields of a
 * register are, goes once. Taking rows as they are costs the receiving thread several times as much.
 */
export interface PackedRows {
  readonly count: number
  /** The first row. */
  readonly first: Readonly<Record<string, unknown>>
  /** Of the fields in which rows differ, the value of each row. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>
}

/** The rows as columns. All have the same fields. */
export function packRows(rows: readonly object[]): PackedRows {
  const records = rows as readonly Record<string, unknown>[]
  const [first = {}] = records
  const columns: Record<string, unknown[]> = {}
  for (const [name, value] of Object.entries(first)) {
    if (records.some((row) => row[name] !== value)) columns[name] = records.map((row) => row[name])
  }
  return { count: rows.length, first, columns }
}

/** The rows again, all with their fields in the same order. */
export function unpackRows<Row extends object>({ count, first, columns }: PackedRows): Row[] {
  const rows = Array.from({ length: count }, () => ({ ...first }))
  for (const [name, values] of Object.entries(columns)) {
    for (let at = 0; at < count; at++) (rows[at] as Record<string, unknown>)[name] = values[at]
  }
  return rows as Row[]
}
