import {
  addCentimos,
  type Centimos,
  centimos,
  multiplyByRate,
  parseCentimos,
  subtractCentimos,
  sumCentimos,
  toDecimalText,
  zeroCentimos,
} from '@contapro/sunat'
import type { Pdt621Box } from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import { aPdt621Box } from './builders/a-pdt-report.ts'

/** What the form is made of. */
export interface FormFacts {
  readonly sales: readonly MockVoucher[]
  readonly purchases: readonly MockVoucher[]
  /** Purchases whose credit is given in the month, of other registers too. */
  readonly credited: readonly MockVoucher[]
  readonly perceptions: string
  readonly retentions: string
  /** Path and query of the call that lists the vouchers of a box. */
  readonly addressOf: (box: string) => string
}

/** A box that vouchers make up: which ones, and what each adds. */
export interface VoucherBox {
  readonly box: string
  readonly from: 'sales' | 'purchases' | 'credited'
  readonly label: string
  readonly amountOf: (voucher: MockVoucher) => Centimos
}

const amount = (text: string): Centimos => parseCentimos(text) ?? zeroCentimos
const isTaxed = ({ igv_rate, flag_missing_exchange_rate: isInNoTotal }: MockVoucher): boolean =>
  igv_rate === '18' && !isInNoTotal

const untaxedOf = (voucher: MockVoucher): Centimos =>
  voucher.flag_missing_exchange_rate ? zeroCentimos : amount(voucher.non_taxable_amount)

/** The boxes of the mock's form that vouchers make up; its vouchers are at 18 %. */
export const voucherBoxes: readonly VoucherBox[] = [
  {
    box: '100',
    from: 'sales',
    label: 'Ventas netas gravadas',
    amountOf: (voucher) => (isTaxed(voucher) ? amount(voucher.taxable_amount) : zeroCentimos),
  },
  {
    box: '105',
    from: 'sales',
    label: 'Ventas no gravadas',
    amountOf: untaxedOf,
  },
  {
    box: '107',
    from: 'credited',
    label: 'Compras netas nacionales destinadas a ventas gravadas exclusivamente',
    amountOf: (voucher) => (isTaxed(voucher) ? amount(voucher.taxable_amount) : zeroCentimos),
  },
  {
    box: '120',
    from: 'purchases',
    label: 'Compras internas no gravadas',
    amountOf: untaxedOf,
  },
]

/** The vouchers that add to a box. */
export function vouchersOfBox(
  { from, amountOf }: VoucherBox,
  facts: Pick<FormFacts, 'sales' | 'purchases' | 'credited'>,
): MockVoucher[] {
  return facts[from].filter((voucher) => amountOf(voucher) !== zeroCentimos)
}

/** The boxes of a month, in the order of the form (domain §7). */
export function boxesOf(facts: FormFacts): Pdt621Box[] {
  const made = new Map(voucherBoxes.map((box) => [box.box, madeOfVouchers(box, facts)]))
  const of = (box: string): Pdt621Box => made.get(box) ?? aPdt621Box({ box })
  const debit = taxOf(of('100'), { box: '101', label: 'Ventas netas gravadas: tributo', facts })
  const credit = taxOf(of('107'), { box: '108', label: 'Compras destinadas a ventas gravadas: tributo', facts })
  const result = debit.value - credit.value
  return [
    of('100'),
    debit,
    of('105'),
    following({ box: '131', label: 'Total débito', formula: '101', value: debit.value, section: 'ventas' }),
    of('107'),
    credit,
    of('120'),
    following({ box: '178', label: 'Total crédito fiscal', formula: '108', value: credit.value, section: 'compras' }),
    following({ box: '140', label: 'Impuesto resultante o saldo a favor', formula: '131 − 178', value: result }),
    following({ box: '145', label: 'Saldo a favor del periodo anterior', formula: '184', value: 0 }),
    following({ box: '184', label: 'Tributo a pagar o saldo a favor', formula: '140 − 145', value: result }),
    withheld({ box: '171', label: 'Percepciones declaradas en el periodo', sum: facts.perceptions }),
    withheld({ box: '179', label: 'Retenciones declaradas en el periodo', sum: facts.retentions }),
  ]
}

function madeOfVouchers(box: VoucherBox, facts: FormFacts): Pdt621Box {
  const vouchers = vouchersOfBox(box, facts)
  return aPdt621Box({
    box: box.box,
    section: box.from === 'sales' ? 'ventas' : 'compras',
    label: box.label,
    ...rounded(sumCentimos(vouchers.map(box.amountOf))),
    vouchers_count: vouchers.length,
    vouchers_address: facts.addressOf(box.box),
  })
}

/** SUNAT computes the tax from the rounded base; the vouchers' own IGV stands beside it. */
function taxOf(
  base: Pdt621Box,
  { box, label, facts }: { readonly box: string; readonly label: string; readonly facts: FormFacts },
): Pdt621Box {
  const taxed = (base.section === 'ventas' ? facts.sales : facts.credited).filter(isTaxed)
  const sum = sumCentimos(taxed.map(({ igv_amount }) => amount(igv_amount)))
  const tax = wholeSoles(multiplyByRate(centimos(base.value * 100), '0.18'))
  return { ...base, ...compared(sum, tax), box, label, base_box: base.box }
}

function withheld({
  box,
  label,
  sum,
}: {
  readonly box: string
  readonly label: string
  readonly sum: string
}): Pdt621Box {
  return aPdt621Box({
    box,
    section: 'determinacion',
    label,
    ...rounded(amount(sum)),
    vouchers_count: null,
    vouchers_address: null,
  })
}

interface Following {
  readonly box: string
  readonly label: string
  readonly formula: string
  readonly value: number
  readonly section?: Pdt621Box['section']
}

function following({ section = 'determinacion', ...facts }: Following): Pdt621Box {
  return aPdt621Box({ ...facts, section, sum: null, difference: null, vouchers_count: null, vouchers_address: null })
}

function rounded(sum: Centimos): Pick<Pdt621Box, 'sum' | 'value' | 'difference'> {
  return compared(sum, wholeSoles(sum))
}

function compared(sum: Centimos, value: number): Pick<Pdt621Box, 'sum' | 'value' | 'difference'> {
  const difference = subtractCentimos(addCentimos(zeroCentimos, centimos(value * 100)), sum)
  return { sum: toDecimalText(sum), value, difference: toDecimalText(difference) }
}

/** Half up, away from zero. */
function wholeSoles(sum: Centimos): number {
  return Math.sign(sum) * Math.round(Math.abs(sum) / 100) || 0
}
