import { readFileSync } from 'node:fs'
import type { LeftOutWithholdings } from '@contapro/sdk'
import type { periods } from './generated-files.ts'

/** What a period's screens show, section by section, as the second computation gives it. */
export interface ExpectedFigures {
  readonly overview: Readonly<Record<string, unknown>>
  readonly purchase_dashboard: Readonly<Record<string, unknown>>
  readonly sales_dashboard: Readonly<Record<string, unknown>>
  /** By book, then by period. */
  readonly history: Readonly<Record<string, unknown>>
  readonly pdt_report: Readonly<Record<string, unknown>>
  /** By box: its value, the sum of its vouchers and their number, null where it has none. */
  readonly pdt_621: Readonly<Record<string, unknown>>
  readonly list_sums: Readonly<Record<string, unknown>>
  /** Observados, rechazados and validados. */
  readonly review_lists: Readonly<Record<string, unknown>>
  /** By code: status, its reasons, credit, its reasons, rate. */
  readonly purchases: Readonly<Record<string, unknown>>
  /** Codes of the vouchers in the RCE file. */
  readonly in_rce: readonly string[]
  readonly detractions: Readonly<Record<string, unknown>>
  readonly perceptions: Readonly<Record<string, unknown>>
  readonly retentions: Readonly<Record<string, unknown>>
  /** Perceptions and retentions of months without a register; absent where there are none. */
  readonly left_out?: readonly LeftOutWithholdings[]
  /** Codes of the boletas that cross the limit of a year, with what still fits of each; absent where none does. */
  readonly fitting?: readonly (readonly string[])[]
  /** By book, codes of the vouchers that contradict themselves; absent where none does. */
  readonly warnings?: Readonly<Record<'RCE' | 'RVIE', readonly string[]>>
}

/** The lines of both text files, and the cells of both Excel files and of Siscont. */
interface ExpectedReports {
  /** Codes of what belongs into a file and has no soles. */
  readonly left_out: Readonly<Record<'rce' | 'rvie', readonly string[]>>
  /** Codes of the annulled purchases that a file of RCE does not hold, oldest first. */
  readonly annulled: Readonly<Record<'rce' | 'rce_whole' | 'rvie', readonly string[]>>
  /** Code of each purchase that RCE and Siscont leave to the file of a later period, and that period, oldest first. */
  readonly later: readonly (readonly [string, string])[]
  readonly rce: readonly string[]
  readonly rce_whole: readonly string[]
  readonly rvie: readonly string[]
  /** By heading. */
  readonly compras: readonly Readonly<Record<string, string | boolean | null>>[]
  /** Purchases of earlier registers whose credit is given in the period. */
  readonly moved: readonly Readonly<Record<string, string | boolean | null>>[]
  readonly ventas: readonly Readonly<Record<string, string | boolean | null>>[]
  /** The last row of both Excel files, by heading. */
  readonly totals: Readonly<Record<'compras' | 'ventas', Readonly<Record<string, string>>>>
  readonly items_compras: readonly (readonly string[])[]
  readonly items_ventas: readonly (readonly string[])[]
  readonly siscont: readonly (readonly (string | null)[])[]
}

type Period = (typeof periods)[number]

/** What the generated months come to: before and after the accountant's settings and decisions; reports are of before. */
export interface ExpectedMonths {
  /** Hash of the files that the figures were reckoned from. */
  readonly inputs: string
  readonly uploaded: Readonly<Record<Period, ExpectedFigures>>
  readonly settled: Readonly<Record<Period, ExpectedFigures>>
  readonly reports: Readonly<Record<Period, ExpectedReports>>
}

export const expectedMonths = JSON.parse(
  readFileSync(new URL('expected.json', import.meta.url), 'utf8'),
) as ExpectedMonths
