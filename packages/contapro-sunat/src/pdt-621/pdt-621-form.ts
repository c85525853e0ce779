import { type Centimos, zeroCentimos } from '../money/centimos.ts'
import { subtractCentimos } from '../money/centimos-arithmetic.ts'
import { type AdmittedSums, admitSums, noPdt621Sum, type Pdt621Sum, type Pdt621Sums } from './admit-sums.ts'
import type { Pdt621VoucherBox } from './pdt-621-voucher-box.ts'
import { pdt621VoucherBoxes } from './pdt-621-voucher-boxes.ts'
import { solesAtRates } from './soles-at-rates.ts'
import { taxOfBase } from './tax-of-base.ts'
import { solesToCentimos, wholeSoles } from './whole-soles.ts'

/** Rates that a form follows, decimal texts in percent. */
export interface Pdt621Rates {
  /** In force in the period; null where there is none. */
  readonly general: string | null
  /** Every reduced rate that is confirmed: a voucher has its own, whichever month it is in. */
  readonly reduced: readonly string[]
  /** In force in the period; null where there is none. */
  readonly ivap: string | null
}

/** What a form receives from the form of the month before: whole soles, but for the boxes. */
export interface Pdt621Carry {
  /** What boxes of vouchers did not take, exactly (`admitSums`). */
  readonly boxes: Pdt621Sums
  /** Box 145: saldo a favor. */
  readonly balance: number
  /** Box 168: percepciones not applied yet. */
  readonly perceptions: number
  /** Box 176: retenciones not applied yet. */
  readonly retentions: number
}

/** What the form of a period is made of. */
export interface Pdt621Facts {
  /** By box; a box that is missing has no vouchers. */
  readonly sums: Pdt621Sums
  readonly rates: Pdt621Rates
  /** Box 173, decimal text; null while none is set: mixed purchases then count whole (decisions 23). */
  readonly prorrata: string | null
  readonly perceptions: Centimos
  readonly retentions: Centimos
  readonly carried: Pdt621Carry
  /** What the boxes take and leave; `admitSums` unless given. */
  readonly admit?: typeof admitSums | undefined
}

/** One box of the form. */
export interface Pdt621FormBox {
  readonly box: string
  readonly section: 'ventas' | 'compras' | 'ivap' | 'determinacion'
  readonly label: string
  readonly baseBox: string | null
  /** How it follows from other boxes; null for a box of vouchers. */
  readonly formula: string | null
  /** Exact; null for a box that follows from others. */
  readonly sum: Centimos | null
  /** What the same box of the month before did not take, exact, signed as it changes this one. */
  readonly received: Centimos
  /** What it does not take itself, exact, signed in the same way. */
  readonly left: Centimos
  /** What goes into the box: whole soles. */
  readonly value: number
  /** Value less sum and `received`, but for what is `left`: what SUNAT's rounding makes, unless `isOff`; null without a sum. */
  readonly difference: Centimos | null
  /** The difference is a sol or more: not rounding, but vouchers whose IGV is not the rate of their base. */
  readonly isOff: boolean
  readonly isOfVouchers: boolean
}

/** The boxes of a period, in the order of the form, and what they leave to the next month. */
export interface Pdt621Form {
  readonly boxes: readonly Pdt621FormBox[]
  readonly carried: Pdt621Carry
}

/** Nothing is known of the month before. */
export const noPdt621Carry: Pdt621Carry = { boxes: new Map(), balance: 0, perceptions: 0, retentions: 0 }

/**
 * Formulario 621 of a period. Boxes are whole soles, and SUNAT reckons each tax from its rounded base (2,330.51 → 2,331 × 18 % =
 * 419.58 → 420); each box also has the sum of its vouchers. No box of vouchers takes less than 0, and 102 no more than 100: the rest is carried (`admitSums`).
 *
 * Source: layout of a filed form and SUNAT's help of the FV 621 (domain notes, section 7). How the coefficient multiplies 111 and
 * 117 is not confirmed [I].
 */
export function pdt621Form(facts: Pdt621Facts): Pdt621Form {
  const { admitted, left } = (facts.admit ?? admitSums)(facts.sums, facts.carried.boxes)
  const ofVouchers = new Map(pdt621VoucherBoxes.map((box) => [box.box, voucherBox(box, facts, { admitted, left })]))
  const value = (box: string): number => ofVouchers.get(box)?.value ?? 0
  const byProrrata = (box: string): number => timesCoefficient(value(box), facts.prorrata)
  const debit = value('101') + value('155') - value('103')
  const credit = value('108') + value('157') + byProrrata('111') + value('115') + byProrrata('117')
  const result = debit - credit
  const payable = result - facts.carried.balance
  const withheld = applyWithheld(payable, facts)
  const inSection = (section: Pdt621FormBox['section']) => [...ofVouchers.values()].filter((b) => b.section === section)
  const creditFormula =
    facts.prorrata === null ? '108 + 157 + 111 + 115 + 117' : '108 + 157 + 111 × 173 + 115 + 117 × 173'
  return {
    boxes: [
      ...inSection('ventas'),
      following('131', 'Total débito', { section: 'ventas', formula: '101 + 155 − 103', value: debit }),
      ...inSection('compras'),
      following('178', 'Total crédito fiscal', { section: 'compras', formula: creditFormula, value: credit }),
      ...inSection('ivap'),
      following('140', 'Impuesto resultante o saldo a favor', { formula: '131 − 178', value: result }),
      following('145', 'Saldo a favor del periodo anterior', {
        formula: '184 del periodo anterior',
        value: facts.carried.balance,
      }),
      following('184', 'Tributo a pagar o saldo a favor', { formula: '140 − 145', value: payable }),
      stated('171', 'Percepciones declaradas en el periodo', facts.perceptions),
      following('168', 'Percepciones declaradas en periodos anteriores', {
        formula: '164 del periodo anterior',
        value: facts.carried.perceptions,
      }),
      following('164', 'Saldo de percepciones no aplicadas', {
        formula: '171 + 168 − 184',
        value: withheld.perceptions,
      }),
      stated('179', 'Retenciones declaradas en el periodo', facts.retentions),
      following('176', 'Retenciones declaradas en periodos anteriores', {
        formula: '165 del periodo anterior',
        value: facts.carried.retentions,
      }),
      following('165', 'Saldo de retenciones no aplicadas', {
        formula: '179 + 176 − (184 − 171 − 168)',
        value: withheld.retentions,
      }),
      following('681', 'Subtotal', { formula: '184 − 171 − 168 − 179 − 176', value: withheld.left }),
    ],
    carried: {
      boxes: left,
      balance: Math.max(0 - payable, 0),
      perceptions: withheld.perceptions,
      retentions: withheld.retentions,
    },
  }
}

const ONE_SOL = 100

const sumIn = (sums: Pdt621Sums, box: string): Pdt621Sum => sums.get(box) ?? noPdt621Sum

const baseValue = (sum: Centimos): number => Math.max(wholeSoles(sum), 0)

function voucherBox(box: Pdt621VoucherBox, facts: Pdt621Facts, { admitted, left }: AdmittedSums): Pdt621FormBox {
  const { section, label, baseBox } = box
  const tax = sumIn(admitted, box.box)
  const base = sumIn(admitted, baseBox ?? box.box)
  const value =
    baseBox === null ? baseValue(base.sum) : taxOfBase(base, tax, { rates: facts.rates, isIvap: section === 'ivap' })
  const difference = subtractCentimos(solesToCentimos(value), tax.sum)
  return {
    box: box.box,
    section,
    label,
    baseBox,
    formula: null,
    sum: sumIn(facts.sums, box.box).sum,
    received: sumIn(facts.carried.boxes, box.box).sum,
    left: sumIn(left, box.box).sum,
    value,
    difference,
    isOff: Math.abs(difference) >= ONE_SOL,
    isOfVouchers: true,
  }
}

/** A coefficient is a hundredth of its percentage; without one, mixed purchases count whole. */
function timesCoefficient(soles: number, coefficient: string | null): number {
  return coefficient === null ? soles : solesAtRates([{ soles: soles * 100, percent: coefficient }])
}

/** Percepciones first, then retenciones, never below 0. */
function applyWithheld(payable: number, { perceptions, retentions, carried }: Pdt621Facts) {
  const perceived = baseValue(perceptions) + carried.perceptions
  const retained = baseValue(retentions) + carried.retentions
  const due = Math.max(payable, 0)
  const afterPerceptions = Math.max(due - perceived, 0)
  return {
    perceptions: perceived - (due - afterPerceptions),
    retentions: retained - Math.min(retained, afterPerceptions),
    left: Math.max(afterPerceptions - retained, 0),
  }
}

const notCarried = { received: zeroCentimos, left: zeroCentimos, isOff: false } as const

/** A box that other documents than vouchers make up. */
function stated(box: string, label: string, sum: Centimos): Pdt621FormBox {
  const shape = { box, section: 'determinacion', label, baseBox: null, formula: null, isOfVouchers: false } as const
  const value = baseValue(sum)
  return { ...shape, ...notCarried, sum, value, difference: subtractCentimos(solesToCentimos(value), sum) }
}

interface Following {
  readonly section?: Pdt621FormBox['section']
  readonly formula: string
  readonly value: number
}

function following(
  box: string,
  label: string,
  { section = 'determinacion', formula, value }: Following,
): Pdt621FormBox {
  const shape = { box, section, label, baseBox: null, formula, isOfVouchers: false } as const
  return { ...shape, ...notCarried, sum: null, value, difference: null }
}
