import type { RegisterLine } from './sample-vouchers.ts'

/** A cell as a reader of Excel gives it. */
export type Cell = string | number | Date | null

/** What the cell under a heading must hold of a voucher. */
export type CellRule = readonly [heading: string, valueOf: (line: RegisterLine) => Cell]

/** A field of a line, which must have it. */
export const field = (line: RegisterLine, name: string): string => {
  const value = line.get(name)
  if (value === undefined) throw new Error(`The register has no field ${name}: ${[...line.keys()].join(', ')}`)
  return value
}

/** A field as a text; empty without one. */
export const text =
  (name: string): CellRule[1] =>
  (line) =>
    field(line, name) || null

/** A field as a number. */
export const amount =
  (name: string): CellRule[1] =>
  (line) =>
    Number(field(line, name))

/** A field as a day. */
export const date =
  (name: string): CellRule[1] =>
  (line) =>
    dateOf(field(line, name))

/** DD/MM/YYYY as Excel holds a day. */
export const dateOf = (spoken: string): Date | null =>
  spoken === '' ? null : new Date(`${spoken.split('/').toReversed().join('-')}T00:00:00Z`)

/** The number of a voucher. */
export const numberOf = (line: RegisterLine): string => field(line, 'Nro CP o Doc. Nro Inicial (Rango)')

/** Whether a voucher is in another currency. */
export const isForeign = (line: RegisterLine): boolean => field(line, 'Moneda') !== 'PEN'

/** Who issued a purchase. */
export const supplier = (line: RegisterLine): string => field(line, 'Nro Doc Identidad')

/** Several fields together, to the céntimo. */
export const sum = (line: RegisterLine, names: readonly string[]): number =>
  names.reduce((total, name) => total + Math.round(Number(field(line, name)) * 100), 0) / 100
