import type { DataColumn } from '@contapro/ui'

/** A record of twelve texts. */
export interface BenchRow {
  readonly id: string
  readonly values: readonly string[]
}

const HEADS = [
  'Fecha',
  'Serie',
  'Proveedor',
  'RUC',
  'Ítem',
  'Base',
  'IGV',
  'Total',
  'Detracción',
  'Estado',
  'Tipo',
  'Moneda',
]

/** A hundred rows that differ from run to run in nothing. */
export const benchRows: readonly BenchRow[] = Array.from({ length: 100 }, (_, row) => ({
  id: `F001-${10_000 + row}`,
  values: HEADS.map((head, column) => `${head} ${row * 31 + column * 7}`),
}))

/** Twelve columns of plain text, the least that a cell can be: what is measured is the table, not its cells. */
export const benchColumns: readonly DataColumn<BenchRow>[] = HEADS.map((header, index) => ({
  id: `column-${index}`,
  header,
  isKey: index === 1,
  numeric: index >= 5 && index <= 7,
  align: index >= 5 && index <= 7 ? 'end' : 'start',
  cell: (row) => row.values[index],
}))
