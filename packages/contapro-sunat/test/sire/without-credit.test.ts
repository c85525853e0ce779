import { expect, it } from 'vitest'
import { sumOf } from '../../src/sire/read-purchase.ts'
import { withoutCredit } from '../../src/sire/without-credit.ts'
import { aPurchaseRow } from './a-purchase-row.ts'

const { amounts: none } = aPurchaseRow()
const amounts = (facts: object): typeof none =>
  ({ ...none, taxableDg: 0, igvDg: 0, total: 0, ...facts }) as unknown as typeof none

// Anexo 11 of R.S. 040-2022: DG 15 and 16, DGNG 17 and 18, DNG 19 and 20, no gravado 21.
it.each([
  ['01', { taxableDg: 80_00, igvDg: 14_40, total: 94_40 }, { taxableDng: 80_00, igvDng: 14_40, total: 94_40 }],
  [
    '01',
    { taxableDgng: 100_00, igvDgng: 18_00, untaxed: 5_00, total: 123_00 },
    { taxableDng: 100_00, igvDng: 18_00, untaxed: 5_00, total: 123_00 },
  ],
  [
    '01',
    { taxableDg: 100_00, igvDg: 18_00, taxableDng: 10_00, igvDng: 1_80, otherCharges: 2_00, total: 131_80 },
    { taxableDng: 110_00, igvDng: 19_80, otherCharges: 2_00, total: 131_80 },
  ],
  [
    '07',
    { taxableDg: -100_00, igvDg: -18_00, total: -118_00 },
    { taxableDng: -100_00, igvDng: -18_00, total: -118_00 },
  ],
  // A boleta does not tell its IGV apart: all of it is "no gravado", but for the bag.
  ['03', { taxableDg: 50_00, igvDg: 9_00, icbper: 50, total: 59_50 }, { untaxed: 59_00, icbper: 50, total: 59_50 }],
  ['03', { untaxed: 59_00, total: 59_00 }, { untaxed: 59_00, total: 59_00 }],
] as const)(
  'a purchase of type %s without credit stands in the columns for that, its total as it was',
  (type, facts, wanted) => {
    const moved = withoutCredit(type, amounts(facts))
    expect(moved).toEqual(amounts(wanted))
    expect(sumOf(moved)).toBe(moved.total)
  },
)
