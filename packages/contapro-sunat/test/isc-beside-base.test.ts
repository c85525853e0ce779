import { expect, it } from 'vitest'
import { centimos, type IgvRate, iscBesideBase } from '../src/index.ts'

const soles = (amount: number) => centimos(Math.round(amount * 100))

type Row = readonly [taxable: number, igv: number, isc: number]

// TUO de la Ley del IGV, art. 14: IGV is computed on the value with its ISC. 18 % of 11,000 is 1,980, and of 434 it is 78.12.
it.each<[what: string, row: Row, beside: number, rate?: IgvRate]>([
  ['beside its base', [10_000, 1_980, 1_000], 1_000],
  ['beside the base of a credit note', [-10_000, -1_980, -1_000], -1_000],
  ['beside a small base', [400, 78.12, 34], 34],
  ['beside a base at 10.5 %', [1_000, 115.5, 100], 100, '10.5'],
  ['within its base', [11_000, 1_980, 1_000], 0],
  ['of goods without IGV', [10_000, 1_800, 1_000], 0],
  ['of a row without IGV', [10_000, 0, 1_000], 0],
  ['of a row of no rate', [10_000, 500, 1_000], 0, 'none'],
  ['whose sum is of another rate', [10_000, 2_500, 1_000], 0],
  ['whose IGV is some céntimos off', [10_000, 1_980.05, 1_000], 1_000],
  ['that is not there', [10_000, 1_980, 0], 0],
])('the ISC %s', (_what, [taxable, igv, isc], beside, rate = '18') => {
  expect(iscBesideBase({ taxable: soles(taxable), igv: soles(igv), isc: soles(isc) }, rate)).toBe(soles(beside))
})
