import { describe, expect, it } from 'vitest'
import { centimos } from '../src/money/centimos.ts'
import { type SiscontField, siscontAmounts } from '../src/siscont/index.ts'
import { aPurchaseRow } from './sire/a-purchase-row.ts'

/** The columns of amounts of the shipped template: ISC, INAFECTO, GRAVADO, IGV, ICBPER and TOTAL. */
const shipped: readonly SiscontField[] = [
  'isc_amount',
  'non_taxable_amount',
  'taxable_amount',
  'igv_amount',
  'icbper_amount',
  'total_amount',
]

const nothing = { taxableDg: 0, igvDg: 0, taxableDgng: 0, igvDgng: 0, taxableDng: 0, igvDng: 0, untaxed: 0 }

// Amounts in céntimos, computed by hand: GRAVADO is the base of the IGV that counts, INAFECTO = TOTAL - GRAVADO - IGV - ISC - ICBPER.
const cases = [
  // A factura with credit: 1,000.00 + 180.00.
  [
    'with credit',
    { taxableDg: 1000_00, igvDg: 180_00, total: 1180_00 },
    [180_00, 0],
    [0, 0, 1000_00, 180_00, 0, 1180_00],
  ],
  // The same as a boleta, or over twelve months old: all 1,180.00 is cost.
  ['without credit', { taxableDg: 1000_00, igvDg: 180_00, total: 1180_00 }, null, [0, 1180_00, 0, 0, 0, 1180_00]],
  // 590.00 for untaxed operations only (DNG, fields 19 and 20) and 1,180.00 with credit.
  [
    'of which a part is for untaxed operations',
    { taxableDg: 1000_00, igvDg: 180_00, taxableDng: 500_00, igvDng: 90_00, total: 1770_00 },
    [180_00, 0],
    [0, 590_00, 1000_00, 180_00, 0, 1770_00],
  ],
  // DGNG of 1,000.00 with a coefficient of 0.6000: 108.00 of 180.00 count, 72.00 are cost.
  [
    'under prorrata',
    { taxableDgng: 1000_00, igvDgng: 180_00, total: 1180_00 },
    [0, 108_00],
    [0, 72_00, 1000_00, 108_00, 0, 1180_00],
  ],
  // A restaurant: 100.00 + 18.00 and 10.00 of recargo al consumo (field 24).
  [
    'with other charges',
    { taxableDg: 100_00, igvDg: 18_00, otherCharges: 10_00, total: 128_00 },
    [18_00, 0],
    [0, 10_00, 100_00, 18_00, 0, 128_00],
  ],
  // A bag of 0.50 and 20.00 exonerated.
  [
    'with ICBPER and untaxed goods',
    { taxableDg: 100_00, igvDg: 18_00, untaxed: 20_00, icbper: 50, total: 138_50 },
    [18_00, 0],
    [0, 20_00, 100_00, 18_00, 50, 138_50],
  ],
  // 400.00 + ISC 34.00 + IGV 78.12 = 512.12, written with ISC beside the base and within it.
  [
    'with ISC beside the base',
    { taxableDg: 400_00, igvDg: 78_12, isc: 34_00, total: 512_12 },
    [78_12, 0],
    [34_00, 0, 400_00, 78_12, 0, 512_12],
  ],
  [
    'with ISC within the base',
    { taxableDg: 434_00, igvDg: 78_12, isc: 34_00, total: 512_12 },
    [78_12, 0],
    [34_00, 0, 400_00, 78_12, 0, 512_12],
  ],
  // A céntimo more in the total than in its parts.
  [
    'whose total is a céntimo more',
    { taxableDg: 1000_00, igvDg: 180_00, total: 1180_01 },
    [180_00, 0],
    [0, 1, 1000_00, 180_00, 0, 1180_01],
  ],
  // Credit notes are negative.
  [
    'that is a credit note',
    { taxableDg: -100_00, igvDg: -18_00, otherCharges: -5_00, total: -123_00 },
    [-18_00, 0],
    [0, -5_00, -100_00, -18_00, 0, -123_00],
  ],
] as const

const rowOf = (facts: object) => {
  const all = { ...nothing, isc: 0, icbper: 0, otherCharges: 0, total: 0, ...facts }
  return aPurchaseRow({ amounts: all as unknown as ReturnType<typeof aPurchaseRow>['amounts'] })
}
const creditOf = (credit: readonly [number, number] | null) =>
  credit && { igvDg: centimos(credit[0]), igvDgng: centimos(credit[1]) }

describe('a purchase in the Siscont file', () => {
  it.each(cases)('%s has the IGV that counts, and parts that are its total', (_, facts, credit, wanted) => {
    const amounts = siscontAmounts(rowOf(facts), creditOf(credit), { currency: 'soles', fields: new Set(shipped) })
    const cells = shipped.map((field) => amounts[field as keyof typeof amounts])
    expect(cells).toEqual(wanted)
    expect(cells.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(cells.at(-1))
  })

  it('leaves to "no gravado" what the template has no column for, and nothing else', () => {
    const facts = { taxableDg: 100_00, igvDg: 18_00, icbper: 50, otherCharges: 10_00, total: 128_50 }
    const untaxed = (...fields: SiscontField[]) =>
      siscontAmounts(rowOf(facts), creditOf([18_00, 0]), { currency: 'soles', fields: new Set(fields) })
        .non_taxable_amount
    expect(untaxed()).toBe(10_50)
    expect(untaxed('icbper_amount')).toBe(10_00)
    expect(untaxed('icbper_amount', 'other_taxes_amount')).toBe(0)
  })
})
