import { assert, constantFrom, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRegisterAspects, mergeVouchers } from '../../src/collect/vouchers/merge-vouchers.ts'
import { igvRates } from '@contapro/sunat'
import { noPurchaseFacts } from '../../src/collect/observations/purchase-facts.ts'
import { reviewVoucher } from '../../src/collect/observations/review-voucher.ts'
import { noXml, type UntreatedVoucher, type VoucherRow } from '../../src/collect/vouchers/voucher-row.ts'

const ownRuc = '20990000019'

const base: UntreatedVoucher = {
  operation: 'COMPRA',
  code: '20990000027-01-F001-1',
  issuerDocument: '20990000027',
  type: '01',
  series: 'F001',
  number: '1',
  source: 'proposal',
  period: '202608',
  issuedOn: '2026-08-05',
  dueOn: null,
  finalNumber: null,
  counterpartyDocumentType: '6',
  counterpartyDocument: '20990000027',
  counterpartyName: 'PROVEEDOR',
  currency: 'PEN',
  exchangeRate: '1.000',
  modifiedIssuedOn: null,
  modifiedType: null,
  modifiedSeries: null,
  modifiedNumber: null,
  noteType: '',
  state: '1',
  customsYear: '',
  operationType: '',
  registerDetraction: false,
  alsoAnnotatedIn: [],
  taxableDg: 10_000,
  igvDg: 1800,
  taxableDgng: 0,
  igvDgng: 0,
  taxableDng: 0,
  igvDng: 0,
  untaxed: 0,
  exportValue: null,
  taxable: null,
  taxableDiscount: null,
  igv: null,
  igvDiscount: null,
  exonerated: null,
  unaffected: null,
  ivapTaxable: null,
  ivap: null,
  isc: 0,
  icbper: 0,
  other: 0,
  total: 11_800,
  ...noXml,
  overBoletaLimit: false,
  decision: null,
}

const inRegister = (facts: Partial<UntreatedVoucher>): UntreatedVoucher => ({ ...base, ...facts })

/** From an XML whose hash begins with the letter. */
const inXml = (letter: string, facts: Partial<UntreatedVoucher> = {}): UntreatedVoucher => ({
  ...base,
  source: 'xml',
  state: '',
  xmlDocument: letter.repeat(64),
  itemDescription: `item ${letter}`,
  itemCount: 1,
  originalCurrency: 'PEN',
  originalTotal: 11_800,
  igvPercents: ['18'],
  addresseeDocumentType: '6',
  addresseeDocument: ownRuc,
  ...facts,
})

const review = (voucher: UntreatedVoucher): VoucherRow =>
  reviewVoucher(voucher, noPurchaseFacts, {
    ownRuc,
    settings: {
      igvRates,
      detractionOf: () => undefined,
      isForeign: () => false,
      issuerRegimeOf: () => undefined,
      enteredRate: () => undefined,
    },
  })

const merge = (a: UntreatedVoucher, b: UntreatedVoucher): VoucherRow => review(mergeVouchers(a, b))

describe('of two sources for one voucher', () => {
  const proposal = inRegister({})
  it.each([
    ['the replacement beats the proposal', inRegister({ source: 'replacement', total: 5 }), proposal],
    ['the proposal beats PLE', proposal, inRegister({ source: 'ple', total: 999_999 })],
    ['PLE beats the XML', inRegister({ source: 'ple' }), inXml('a', { total: 999_999 })],
    ['the earlier period beats the later one', inRegister({ period: '202607', total: 5 }), proposal],
    ['an annulled row beats an active one', inRegister({ state: '2', total: 0 }), inRegister({ state: '5' })],
    ['a larger state beats a smaller one', inRegister({ state: '5', total: 5 }), proposal],
  ])('%s', (_, winner, loser) => {
    const { period, total, state, source } = winner
    expect(merge(winner, loser)).toMatchObject({ period, total, state, source })
    expect(merge(loser, winner)).toMatchObject({ period, total, state, source })
    expect(compareRegisterAspects(winner, loser)).toBeGreaterThan(0)
  })
})

it('takes items and files from the XML and period and amounts from the register', () => {
  const row = merge(inXml('a', { period: '202607', total: 1 }), inRegister({ period: '202608' }))
  expect(row).toMatchObject({ period: '202608', total: 11_800, source: 'proposal', itemDescription: 'item a' })
})

it('keeps the detraction mark of any source', () => {
  const marked = inRegister({ registerDetraction: true })
  expect(merge(marked, inRegister({ source: 'replacement' }))).toMatchObject({
    hasDetraction: true,
    source: 'replacement',
  })
})

it('never changes what the accountant decided', () => {
  const known = { ...base, decision: 'declined' as const }
  expect(merge(known, inRegister({ source: 'replacement' }))).toMatchObject({
    decision: 'declined',
    status: 'gasto no deducible',
  })
})

it('gives another currency its soles as soon as a register names it', () => {
  const dollars = inXml('a', { currency: 'USD', originalCurrency: 'USD', taxableDg: 0, igvDg: 0, total: 0 })
  expect(review(dollars)).toMatchObject({ missingExchangeRate: true, total: 0 })
  const row = merge(dollars, inRegister({ currency: 'USD', exchangeRate: '3.750' }))
  expect(row).toMatchObject({ missingExchangeRate: false, total: 11_800, originalCurrency: 'USD' })
})

describe('merging any states of one voucher', () => {
  const facts = record({
    period: constantFrom('202607', '202608'),
    state: constantFrom('', '1', '2', '5'),
    total: constantFrom(1, 2, 3),
    issuedOn: constantFrom('2026-08-05', '2026-08-06'),
    registerDetraction: constantFrom(true, false),
  })
  const state = tuple(constantFrom('proposal', 'replacement', 'a', 'b', 'c'), facts).map(([source, some]) =>
    source === 'proposal' || source === 'replacement'
      ? inRegister({ ...some, source, ...(source === 'replacement' && { state: '', registerDetraction: false }) })
      : // What an XML says follows from its bytes.
        inXml(source, { total: source.charCodeAt(0) }),
  )

  it('does not depend on their order, grouping or repetition', () => {
    assert(
      property(state, state, state, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a))
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
        expect(merge(a, a)).toEqual(review(a))
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('the rate of a voucher', () => {
  it.each([
    ['is what the XML names', { igvPercents: ['10.5'] }, '10.5'],
    ['is what tax and base show when the XML names two', { igvPercents: ['10.5', '18'] }, '18'],
    ['is what tax and base show without XML', { igvPercents: null, taxableDg: 20_000, igvDg: 2100 }, '10.5'],
    ['is 18 within a céntimo', { igvPercents: null, taxableDg: 10_003, igvDg: 1801 }, '18'],
    ['is none without tax', { igvPercents: null, taxableDg: 0, igvDg: 0, untaxed: 500 }, 'none'],
  ])('%s', (_, some, rate) => {
    expect(review(inXml('a', some as Partial<UntreatedVoucher>)).rate).toBe(rate)
  })
})
