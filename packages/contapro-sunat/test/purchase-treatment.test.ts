import { describe, expect, it } from 'vitest'
import {
  countsAsCredit,
  creditTerms,
  isOverTwelveMonths,
  lastCreditPeriod,
  type CivilDate,
  type PurchaseCreditReason,
  type PurchaseFacts,
  type PurchaseStatusReason,
  purchaseReasonText,
  purchaseTreatment,
  type TaxPeriod,
} from '../src/index.ts'
import { type Observation, type ObservationCode, observationRules } from '../src/observations/index.ts'

const OWN_RUC = '20990000019'

const factura: PurchaseFacts = {
  type: '01',
  issuedOn: '2026-08-05' as CivilDate,
  period: '202608' as TaxPeriod,
  state: '1',
  addresseeRuc: OWN_RUC,
  ownRuc: OWN_RUC,
  decision: null,
}

const treated = (facts: Partial<PurchaseFacts>) => purchaseTreatment({ ...factura, ...facts })

describe('purchaseTreatment', () => {
  it('takes an ordinary factura as a deductible expense with credit and no reasons', () => {
    expect(treated({})).toEqual({ status: 'gasto deducible', statusReasons: [], credit: 'yes', creditReasons: [] })
  })

  it.each(['02', '03', '09', '31'])('gives no credit to type %s, which stays deductible', (type) => {
    expect(treated({ type })).toMatchObject({
      status: 'gasto deducible',
      credit: 'no',
      creditReasons: ['TYPE_WITHOUT_CREDIT'],
    })
  })

  it.each(['2', '3', '4', '6'])('takes a voucher in state %s as annulled', (state) => {
    expect(treated({ state })).toEqual({
      status: 'gasto no deducible',
      statusReasons: ['ANNULLED'],
      credit: 'no',
      creditReasons: ['ANNULLED'],
    })
  })

  it('refuses a voucher addressed to another company, and not one whose addressee is unknown', () => {
    expect(treated({ addresseeRuc: '20990000027' })).toEqual({
      status: 'gasto no deducible',
      statusReasons: ['OTHER_ADDRESSEE'],
      credit: 'no',
      creditReasons: ['OTHER_ADDRESSEE'],
    })
    expect(treated({ addresseeRuc: null }).status).toBe('gasto deducible')
  })

  it('takes a boleta over the limit out of the deductible expenses', () => {
    expect(treated({ type: '03', isBoletaOverLimit: true })).toMatchObject({
      status: 'gasto no deducible',
      statusReasons: ['BOLETA_OVER_LIMIT'],
    })
  })

  it('follows the accountant who declines, and leaves the reasons of the law beside a validation', () => {
    expect(treated({ decision: 'declined' })).toMatchObject({
      status: 'gasto no deducible',
      statusReasons: ['DECLINED'],
      credit: 'yes',
    })
    expect(treated({ decision: 'validated' }).status).toBe('gasto deducible')
    expect(treated({ decision: 'validated', state: '2' }).status).toBe('gasto no deducible')
  })

  it('lists every reason that holds', () => {
    const both = treated({ type: '03', state: '4', addresseeRuc: '20990000027', decision: 'declined' })
    expect(both.statusReasons).toEqual(['ANNULLED', 'OTHER_ADDRESSEE', 'DECLINED'])
    expect(both.creditReasons).toEqual(['TYPE_WITHOUT_CREDIT', 'ANNULLED', 'OTHER_ADDRESSEE'])
  })
})

function found(observation: Partial<Observation>): Observation {
  return { code: 'FOREIGN_ITEM', status: 'observado', credit: 'yes', creditPeriod: null, ...observation }
}

describe('purchaseTreatment with what the rules of observation found', () => {
  const late = found({
    code: 'DETRACTION_DEPOSITED_LATE',
    status: null,
    credit: 'later',
    creditPeriod: '202610' as TaxPeriod,
  })
  const advice = found({ code: 'BANK_PAYMENT_NEEDED', status: null })

  it('doubts a purchase until the accountant decides, and names every doubt', () => {
    const observations = [found({}), found({ code: 'DUPLICATE' }), advice]
    expect(treated({ observations })).toEqual({
      status: 'observado',
      statusReasons: ['FOREIGN_ITEM', 'DUPLICATE'],
      credit: 'yes',
      creditReasons: [],
    })
    expect(treated({ observations, decision: 'validated' })).toMatchObject({
      status: 'gasto deducible',
      statusReasons: [],
    })
    expect(treated({ observations, decision: 'declined' })).toMatchObject({
      status: 'gasto no deducible',
      statusReasons: ['DECLINED'],
    })
  })

  it('says that a purchase is not deductible before it says that it is doubtful', () => {
    expect(treated({ observations: [found({})], state: '2' })).toMatchObject({
      status: 'gasto no deducible',
      statusReasons: ['ANNULLED'],
    })
  })

  it("refuses by law what is not the accountant's to validate", () => {
    const observations = [found({ code: 'BOLETA_OF_OTHER_REGIME', status: 'gasto no deducible' }), found({})]
    const refused = { status: 'gasto no deducible', statusReasons: ['BOLETA_OF_OTHER_REGIME'] }
    expect(treated({ type: '03', observations })).toMatchObject(refused)
    expect(treated({ type: '03', observations, decision: 'validated' })).toMatchObject(refused)
  })

  it('leaves a purchase that is only advised about as it is', () => {
    expect(treated({ observations: [advice] })).toEqual(treated({}))
  })

  it.each([null, 'validated'] as const)('moves the credit of a late deposit, with decision %s', (decision) => {
    expect(treated({ observations: [late], decision })).toEqual({
      status: 'gasto deducible',
      statusReasons: [],
      credit: 'later',
      creditReasons: ['DETRACTION_DEPOSITED_LATE'],
    })
  })

  it.each([
    ['2025-10-31', 'later'],
    ['2025-09-30', 'no'],
  ] as const)(
    'of a late deposit of 202610 counts the twelve months of a voucher of %s up to it: %s',
    (issuedOn, credit) => {
      expect(treated({ observations: [late], issuedOn: issuedOn as CivilDate })).toMatchObject({ credit })
    },
  )

  it('gives no credit later to what never gives any', () => {
    expect(treated({ observations: [late], type: '03' })).toMatchObject({
      credit: 'no',
      creditReasons: ['TYPE_WITHOUT_CREDIT'],
    })
    const never = found({ code: 'DUPLICATE', credit: 'no' })
    expect(treated({ observations: [late, never] })).toMatchObject({ credit: 'no', creditReasons: ['DUPLICATE'] })
  })
})

describe('the twelve months of Ley 29215', () => {
  it.each([
    ['2025-07-31', '202608', true],
    ['2025-08-01', '202608', false],
    ['2026-08-31', '202608', false],
    ['2025-12-31', '202612', false],
    ['2025-12-31', '202701', true],
  ])('issued on %s and annotated in %s: over is %s', (issuedOn, period, expected) => {
    const facts = { issuedOn: issuedOn as CivilDate, period: period as TaxPeriod }
    expect(isOverTwelveMonths({ type: '01', issuedOn: facts.issuedOn }, facts.period)).toBe(expected)
    expect(treated(facts).credit).toBe(expected ? 'no' : 'yes')
    expect(treated(facts).creditReasons).toEqual(expected ? ['OVER_TWELVE_MONTHS'] : [])
    expect(treated(facts).status).toBe('gasto deducible')
  })

  /** Ley 29215, art. 2: from the payment of the tax where it is paid apart; the month of the payment and twelve more (decisions 37). */
  it.each([
    ['50', '2025-06-20', '2025-08-01', '202608', false, 'a DAM paid twelve months before'],
    ['50', '2025-06-20', '2025-07-31', '202608', true, 'a DAM paid thirteen months before'],
    ['50', '2025-08-20', '2025-07-31', '202608', true, 'a DAM paid before it was issued'],
    ['54', '2025-06-20', '2025-08-01', '202608', false, 'a liquidación de cobranza'],
    ['91', '2025-06-20', '2025-08-15', '202608', false, 'a service of a non-domiciled'],
    ['50', '2025-07-31', null, '202608', true, 'a DAM whose payment the register does not tell, by its issue'],
    ['50', '2025-08-01', null, '202608', false, 'the same, a day younger'],
    ['01', '2025-07-31', '2025-08-30', '202608', true, 'a factura, whose due date changes nothing'],
    ['46', '2025-07-31', '2025-08-01', '202608', false, 'a payment form of the tax of a non-domiciled'],
    ['46', '2025-06-20', '2025-07-31', '202608', true, 'the same, paid a day earlier'],
    ['46', '2025-07-31', null, '202608', true, 'the same without the day of its payment, by its issue'],
  ] as const)('type %s of %s, tax paid on %s, annotated in %s: over is %s (%s)', (...row) => {
    const [type, issuedOn, paidOn, period, expected] = row
    const facts = { type, issuedOn: issuedOn as CivilDate, taxPaidOn: paidOn as CivilDate | null }
    expect(isOverTwelveMonths(facts, period as TaxPeriod)).toBe(expected)
    expect(treated({ ...facts, period: period as TaxPeriod }).credit).toBe(expected ? 'no' : 'yes')
  })

  /** D.Leg. 1669: the month itself for electronic vouchers, two more on paper, three more with detraction. */
  it.each([
    [{ series: 'F001' }, '202701'],
    [{ series: 'E001' }, '202701'],
    [{ series: '0001' }, '202703'],
    [{ series: 'F001', hasDetraction: true }, '202704'],
  ])(
    'give way to the terms of D.Leg. 1669 for vouchers from its first day on, which is not known yet: %o',
    (facts, last) => {
      expect(creditTerms.filter(({ from }) => from === null).map(({ norm }) => norm)).toEqual(['D.Leg. 1669'])
      const inForce = creditTerms.map((term) => ({ ...term, from: term.from ?? ('2027-01-01' as CivilDate) }))
      const voucher = { type: '01', ...facts }
      expect(lastCreditPeriod({ ...voucher, issuedOn: '2027-01-15' as CivilDate }, inForce)).toBe(last)
      expect(lastCreditPeriod({ ...voucher, issuedOn: '2026-12-31' as CivilDate }, inForce)).toBe('202712')
      expect(lastCreditPeriod({ ...voucher, issuedOn: '2027-01-15' as CivilDate })).toBe('202801')
    },
  )

  it('do not free anybody from giving credit back by a credit note', () => {
    const note = { type: '07', issuedOn: '2024-01-15' as CivilDate }
    expect(treated(note).credit).toBe('yes')
    expect(treated({ ...note, type: '08' }).credit).toBe('no')
  })
})

describe('countsAsCredit', () => {
  it.each([
    ['01', 'gasto deducible', 'yes', true],
    ['01', 'observado', 'yes', false],
    ['01', 'gasto no deducible', 'yes', false],
    ['01', 'gasto deducible', 'no', false],
    ['01', 'gasto deducible', 'later', false],
    ['07', 'observado', 'yes', true],
    ['87', 'observado', 'yes', true],
    ['97', 'observado', 'yes', true],
    ['08', 'observado', 'yes', false],
    ['07', 'gasto no deducible', 'yes', false],
    ['07', 'observado', 'no', false],
  ] as const)('of type %s, %s with credit %s is %s', (type, status, credit, expected) => {
    expect(countsAsCredit(type, { status, credit })).toBe(expected)
  })
})

describe('reasons', () => {
  const codes: readonly (PurchaseStatusReason | PurchaseCreditReason | ObservationCode)[] = [
    ...Object.values(observationRules).map((rule) => rule.code),
    'ANNULLED',
    'OTHER_ADDRESSEE',
    'BOLETA_OVER_LIMIT',
    'DECLINED',
    'TYPE_WITHOUT_CREDIT',
    'OVER_TWELVE_MONTHS',
    'OVER_TWELVE_MONTHS_OF_PAYMENT',
  ]

  it.each(codes)('%s is explained by a whole sentence', (code) => {
    expect(purchaseReasonText(code)).toMatch(/^\p{Lu}.{15,}\.$/u)
  })

  it('are explained each in its own words', () => {
    expect(new Set(codes.map(purchaseReasonText)).size).toBe(codes.length)
  })
})
