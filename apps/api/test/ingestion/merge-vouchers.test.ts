import { igvRates } from '@contapro/sunat'
import { assert, constantFrom, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noPurchaseFacts } from '../../src/ingestion/review/purchase-facts.ts'
import { reviewVoucher } from '../../src/ingestion/review/review-voucher.ts'
import { mergeVouchers } from '../../src/vouchers/merge/merge-vouchers.ts'
import { noPlace, noXml, type UntreatedVoucher, type VoucherRow } from '../../src/vouchers/rows/voucher-row.ts'

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
  ownState: null,
  customsYear: '',
  operationType: '',
  registerDetraction: false,
  alsoAnnotatedIn: [],
  fileMadeAtMs: 1,
  fileVersion: 1,
  fileEntry: 0,
  fileLine: 2,
  setAside: [],
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

const nothing = { taxableDg: 0, igvDg: 0, total: 0 }

/** From an XML whose hash begins with the letter. */
const inXml = (letter: string, facts: Partial<UntreatedVoucher> = {}): UntreatedVoucher => ({
  ...base,
  ...noPlace,
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

/** In a file of a later date, unless the facts say otherwise. */
const later = (facts: Partial<UntreatedVoucher>): UntreatedVoucher => inRegister({ fileMadeAtMs: 2, ...facts })

describe('of two rows about one voucher', () => {
  const row = inRegister({})
  // Decisions 21 and 54.
  it.each([
    ['the replacement, over a newer proposal', inRegister({ source: 'replacement', total: 5 }), later({})],
    ['the proposal, over a newer PLE', row, later({ source: 'ple', total: 999_999 })],
    ['the PLE, over the XML', inRegister({ source: 'ple' }), inXml('a', { total: 999_999 })],
    ['the earlier period, over a newer file', inRegister({ period: '202607', total: 5 }), later({})],
    ['the newer file, also with less', later({ total: 5 }), row],
    ['the newer file, also when it annuls', later({ state: '2', total: 0 }), row],
    ['the newer file, also when the older one annuls', later({}), inRegister({ state: '2', total: 0 })],
    ['the later upload, of one date', inRegister({ fileVersion: 2, total: 5 }), inRegister({ fileLine: 9 })],
    ['the later line of one file', inRegister({ fileLine: 3, total: 5 }), row],
    ['a row with a place, over one of before places were kept', inRegister({ total: 5 }), inRegister(noPlace)],
  ])('counts %s', (_, winner, loser) => {
    const { period, total, state, source } = winner
    expect(merge(winner, loser)).toMatchObject({ period, total, state, source })
    expect(merge(loser, winner)).toMatchObject({ period, total, state, source })
  })
})

it('a number that a program shortened does not replace the full one of the same source', () => {
  const full = { series: '0001', counterpartyDocument: '00123' }
  const short = { series: '1', counterpartyDocument: '123' }
  expect(merge(inRegister(full), later(short))).toMatchObject(full)
  expect(merge(later(short), inRegister(full))).toMatchObject(full)
  expect(merge(inRegister(full), later({ counterpartyDocument: '45' }))).toMatchObject({ counterpartyDocument: '45' })
})

describe('an annulment', () => {
  const april = inRegister({ period: '202604', state: '1' })
  const annulled = later({ period: '202605', state: '2' })

  it('of a later period is not undone by an older file of an earlier period, in any order', () => {
    for (const row of [merge(april, annulled), merge(annulled, april)]) {
      expect(row).toMatchObject({ period: '202604', state: '2', annulled: true, ownState: '1' })
    }
  })

  it('is undone by a newer file of the period that counts', () => {
    const newer = inRegister({ period: '202604', fileMadeAtMs: 3 })
    expect(merge(merge(april, annulled), newer)).toMatchObject({ state: '1', annulled: false, ownState: null })
    expect(merge(newer, merge(annulled, april))).toMatchObject({ state: '1', annulled: false, ownState: null })
  })

  it('is not an active row of a later period', () => {
    const active = later({ period: '202605', state: '5' })
    expect(merge(april, active)).toMatchObject({ period: '202604', state: '1', ownState: null })
  })

  it('of a weaker source changes nothing', () => {
    const replacement = inRegister({ source: 'replacement', state: '' })
    expect(merge(replacement, annulled)).toMatchObject({ source: 'replacement', state: '', annulled: false })
  })
})

describe('a row that does not count', () => {
  it('is kept if it differs, with its place', () => {
    expect(merge(inRegister({ total: 5 }), later({})).setAside).toEqual([
      expect.objectContaining({
        source: 'proposal',
        period: '202608',
        file: { madeAt: 1, arrival: 1, entry: 0, line: 2 },
        stated: expect.objectContaining({ total: 5, igvDg: 1800 }),
      }),
    ])
  })

  it.each([
    ['the same in a newer file', inRegister({}), later({})],
    [
      'the same without a rate for soles',
      inRegister({ exchangeRate: null }),
      later({ source: 'replacement', state: '' }),
    ],
    [
      'annulled and of nothing, with the rate that SUNAT writes then',
      inRegister({ state: '2', exchangeRate: '0.000', ...nothing }),
      later({ source: 'replacement', state: '', exchangeRate: null, ...nothing }),
    ],
    ['the XML beside its register', inXml('a'), later({ total: 5 })],
  ])('is not kept if it says %s', (_, a, b) => {
    expect(merge(a, b).setAside).toEqual([])
    expect(merge(b, a).setAside).toEqual([])
  })

  it('is kept once for all files that say the same', () => {
    const wrong = { total: 5 }
    const row = [inRegister(wrong), inRegister({ ...wrong, fileLine: 3 }), later({})].reduce(mergeVouchers)
    expect(row.setAside).toMatchObject([{ file: { line: 3 }, stated: { total: 5 } }])
  })

  it('is forgotten when it counts again', () => {
    const [a, b] = [inRegister({ total: 5 }), later({})]
    const again = inRegister({ total: 5, fileMadeAtMs: 3 })
    expect([a, b, again].reduce(mergeVouchers)).toMatchObject({ total: 5, setAside: [{ stated: { total: 11_800 } }] })
  })

  it('is an XML of other contents that came before', () => {
    expect(merge(inXml('a', { originalTotal: 7 }), inXml('b'))).toMatchObject({
      xmlDocument: 'b'.repeat(64),
      setAside: [{ source: 'xml', document: 'a'.repeat(64), stated: { originalTotal: 7 } }],
    })
  })

  it('is kept up to twenty times, the newest', () => {
    const rows = Array.from({ length: 30 }, (_, i) => inRegister({ total: i + 1, fileLine: i + 1 }))
    const { setAside } = rows.reduce(mergeVouchers)
    expect(setAside.map(({ file }) => file?.line)).toEqual(Array.from({ length: 20 }, (_, i) => 29 - i))
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

describe('merging any rows of one voucher', () => {
  const row = record({
    source: constantFrom('ple', 'proposal', 'replacement'),
    period: constantFrom('202607', '202608'),
    state: constantFrom('', '1', '2', '5'),
    total: constantFrom(1, 2, 3),
    registerDetraction: constantFrom(true, false),
    fileMadeAtMs: constantFrom(1, 2, 3),
    series: constantFrom('1', '001', '0001'),
  })
  /** Each in a file of its own date, as the dates of files decide. */
  const rows = uniqueArray(row, { minLength: 3, maxLength: 3, selector: ({ fileMadeAtMs }) => fileMadeAtMs }).map(
    (all) => all.map((facts) => inRegister(facts as Partial<UntreatedVoucher>)),
  )

  it('does not depend on their order, grouping or repetition', () => {
    assert(
      property(rows, ([a, b, c]) => {
        if (!a || !b || !c) throw new Error('Three rows are needed.')
        expect(merge(a, b)).toEqual(merge(b, a))
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
        expect(merge(merge(c, a), b)).toEqual(merge(a, merge(b, c)))
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
