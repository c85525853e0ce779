import { expect, it } from 'vitest'
import { type FigureDelta, figureAmountFields } from '../../src/vouchers/figures/figure-deltas.ts'
import { igvChange } from '../../src/vouchers/figures/igv-change.ts'

type Facts = Partial<Omit<FigureDelta, 'amounts'>> & Partial<Record<(typeof figureAmountFields)[number], number>>

function delta(facts: Facts): FigureDelta {
  return {
    operation: 'COMPRA',
    period: '202608',
    type: '01',
    status: 'gasto deducible',
    credit: 'yes',
    rate: '18',
    hasDetraction: false,
    annulled: false,
    missingExchangeRate: false,
    overBoletaLimit: false,
    hasFile: false,
    reason: '',
    creditPeriod: '',
    vouchers: 1,
    filled: [],
    ...facts,
    amounts: figureAmountFields.map((field) => facts[field] ?? 0),
  }
}

const sale = delta({ operation: 'VENTA', status: '', credit: '', igv: 20_00, igvDiscount: -2_00 })
const purchase = delta({ igvDg: 18_00 })
const mixed = delta({ igvDgng: 10_01 })
const noProrrata = (): undefined => undefined
const halfInAugust = (period: string) => (period === '202608' ? '0.5' : undefined)

it.each([
  ['a sale', [sale], 18_00],
  ['a purchase', [purchase], -18_00],
  ['both', [sale, purchase], 0],
  ['a purchase that goes', [delta({ vouchers: -1, igvDg: -18_00 })], 18_00],
  ['an observed purchase', [delta({ status: 'observado', igvDg: 18_00 })], 0],
  ['an observed credit note', [delta({ type: '07', status: 'observado', igvDg: -18_00 })], 18_00],
  ['a purchase without credit', [delta({ credit: 'no', igvDg: 18_00 })], 0],
  ['a purchase whose deposit is late', [delta({ credit: 'later', creditPeriod: '202609', igvDg: 18_00 })], -18_00],
  ['a purchase without a deposit', [delta({ credit: 'later', igvDg: 18_00 })], 0],
  ['a purchase for taxed and untaxed sales', [mixed], -10_01],
])('%s changes the IGV to pay by the céntimos of its credit', (_, deltas, expected) => {
  expect(igvChange(deltas, noProrrata)).toBe(expected)
})

it('counts purchases for taxed and untaxed sales by the prorrata of their period', () => {
  const september = delta({ period: '202609', igvDgng: 10_01 })
  // 10.01 × 0.5 = 5.005, which is 5.01; September has no coefficient.
  expect(igvChange([mixed, september], halfInAugust)).toBe(-5_01 - 10_01)
})
