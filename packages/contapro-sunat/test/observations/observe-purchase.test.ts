import { describe, expect, it } from 'vitest'
import { centimos } from '../../src/index.ts'
import type { ObservationCode, ObservedPurchase } from '../../src/observations/index.ts'
import { amounts, aPurchase, codesOf, day, deposit, inNuevoRus, inOtherRegime, month, settings } from './a-purchase.ts'
import { issuerStanding, observationRules, observePurchase } from '../../src/observations/index.ts'

type Case = readonly [what: string, facts: Partial<ObservedPurchase>, found: readonly ObservationCode[]]

const issuer = (state: string, condition: string): Partial<ObservedPurchase> => ({
  issuer: issuerStanding({ state, condition }),
})

/** TUO LIR, art. 44 inc. j); states and conditions: SUNAT's padrón reducido. */
const issuers: readonly Case[] = [
  ['active and habido', issuer('ACTIVO', 'HABIDO'), []],
  ['no habido', issuer('ACTIVO', 'NO HABIDO'), ['ISSUER_NOT_FOUND']],
  ['no hallado, which has no effect of its own', issuer('ACTIVO', 'NO HALLADO'), []],
  ['pendiente', issuer('ACTIVO', 'PENDIENTE'), []],
  ['struck off', issuer('BAJA DE OFICIO', 'HABIDO'), ['ISSUER_NOT_ACTIVE']],
  ['suspended', issuer('SUSPENSION TEMPORAL', 'HABIDO'), ['ISSUER_NOT_ACTIVE']],
  ['struck off and no habido', issuer('BAJA DEFINITIVA', 'NO HABIDO'), ['ISSUER_NOT_FOUND', 'ISSUER_NOT_ACTIVE']],
  ['in small letters with blanks', issuer(' activo ', ' no habido '), ['ISSUER_NOT_FOUND']],
  ['without words', issuer('', ''), []],
  ['not in the padrón', { issuer: null }, []],
]

const boletaOf = (issuerDocument: string, issuedOn = '2026-08-05'): Partial<ObservedPurchase> => ({
  type: '03',
  issuerDocument,
  issuedOn: day(issuedOn),
})

/** TUO LIR, art. 37, penultimate paragraph: only boletas of the Nuevo RUS, in which no legal person is; decisions 37. */
const boletas: readonly Case[] = [
  ['of a legal person', boletaOf('20990000035'), ['BOLETA_OF_OTHER_REGIME']],
  ['of a person whom the accountant marks with the Nuevo RUS', boletaOf(inNuevoRus), []],
  ['of a person whom the accountant marks with another regime', boletaOf(inOtherRegime), ['BOLETA_OF_OTHER_REGIME']],
  ['of a person whom nobody has marked', boletaOf('10990000033'), ['BOLETA_OF_UNKNOWN_REGIME']],
  ['of who is named by a DNI', boletaOf('20123456'), ['BOLETA_OF_UNKNOWN_REGIME']],
  ['of a legal person before the paragraph', boletaOf('20990000035', '2006-12-31'), []],
  ['a factura of the same legal person', { issuerDocument: '20990000035' }, []],
  ['a factura of a person whom nobody has marked', { issuerDocument: '10990000033' }, []],
]

const subject = (deposits: ObservedPurchase['deposits'], facts: Partial<ObservedPurchase> = {}) => ({
  hasDetraction: true,
  deposits,
  ...facts,
})

const total1770 = { amounts: amounts(1_500_00, 270_00) }
const stated = (code: string, cents: number, percent: string): Partial<ObservedPurchase> => ({
  ...total1770,
  detraction: { code, amount: centimos(cents), percent },
})
/** Code 022 at 12 %: of S/ 1,770.00, S/ 212. */
const services = stated('022', 212_00, '12')

/** D.Leg. 940, first final provision; R.S. 183-2004, art. 16; the whole deposit: Informe 178-2005-SUNAT/2B0000. Fifth working day of September 2026: Monday the 7th. */
const detractions: readonly Case[] = [
  ['not subject and without deposit', { hasDetraction: false }, []],
  ['subject and without deposit', subject([]), ['DETRACTION_WITHOUT_DEPOSIT']],
  [
    'of an amount that nobody knows, the last part deposited late',
    subject([deposit('2026-08-20', 8), deposit('2026-09-08', 4)]),
    ['DETRACTION_DEPOSITED_LATE'],
  ],
  ['deposited within the month', subject([deposit('2026-08-20', 708)]), []],
  ['deposited on the last day', subject([deposit('2026-09-07', 708)]), []],
  ['deposited on the day after', subject([deposit('2026-09-08', 708)]), ['DETRACTION_DEPOSITED_LATE']],
  [
    'deposited in two parts, the second late',
    subject([deposit('2026-09-08', 8), deposit('2026-08-20', 204)], services),
    ['DETRACTION_DEPOSITED_LATE'],
  ],
  [
    'deposited whole in time, and something more later',
    subject([deposit('2026-08-20', 212), deposit('2026-10-01', 1)], services),
    [],
  ],
  ['deposited in part', subject([deposit('2026-08-20', 210.99)], services), ['DETRACTION_WITHOUT_DEPOSIT']],
  ['deposited but for a sol, which is rounding', subject([deposit('2026-08-20', 211)], services), []],
  [
    'deposited in part, and in part late',
    subject([deposit('2026-08-20', 1), deposit('2026-10-01', 1)], services),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  [
    'deposited as the XML states it, below the rate',
    subject([deposit('2026-08-20', 177)], stated('022', 177_00, '10')),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  [
    'deposited at the rate, below what the XML states',
    subject([deposit('2026-08-20', 212)], stated('022', 266_00, '15')),
    [],
  ],
  [
    'deposited as the XML states it, below the rate of the whole',
    subject([deposit('2026-08-20', 120)], stated('022', 120_00, '12')),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  [
    'deposited as the accountant entered it',
    subject([deposit('2026-08-20', 120)], {
      ...services,
      enteredDetraction: { isSubject: true, code: null, amount: centimos(120_00) },
    }),
    [],
  ],
  [
    'of the good that the accountant entered, below its rate',
    subject([deposit('2026-08-20', 69)], {
      ...total1770,
      enteredDetraction: { isSubject: true, code: '027', amount: null },
    }),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  ['of an unknown good, as the XML states it', subject([deposit('2026-08-20', 59)], stated('888', 59_00, '1')), []],
  [
    'of an unknown good, below what the XML states',
    subject([deposit('2026-08-20', 50)], stated('888', 59_00, '1')),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  [
    'known by the register alone, by the good that its deposit names',
    subject([deposit('2026-08-20', 200, '022')], total1770),
    ['DETRACTION_WITHOUT_DEPOSIT'],
  ],
  ['known by the register alone, with its whole deposit', subject([deposit('2026-08-20', 212, '022')], total1770), []],
  [
    'from before the rates that are known',
    subject([deposit('2018-03-20', 1, '022')], {
      ...total1770,
      issuedOn: day('2018-03-05'),
      period: month('201803'),
      annotatedIn: [month('201803')],
    }),
    [],
  ],
  ['a note, which follows its voucher', subject([], { type: '07' }), []],
  ['a debit note with a late deposit', subject([deposit('2026-12-01', 708)], { type: '08' }), []],
]

const taxed = (taxable: number, igv: number, facts: Partial<ObservedPurchase> = {}) => ({
  amounts: amounts(taxable, igv),
  ...facts,
})
const total = (cents: number) => ({ amounts: amounts(1_000_00, 180_00, { total: cents }) })

/** Domain notes, section 8: ± 0.05. TUO LIGV, arts. 13 and 14. */
const sums: readonly Case[] = [
  ['5 céntimos above 18 %', taxed(1_000_00, 180_05), []],
  ['6 céntimos above 18 %', taxed(1_000_00, 180_06), ['AMOUNTS_MISMATCH']],
  ['5 céntimos below 18 %', taxed(1_000_00, 179_95), []],
  ['6 céntimos below 18 %', taxed(1_000_00, 179_94), ['AMOUNTS_MISMATCH']],
  ['6 céntimos below, of a credit note', taxed(-1_000_00, -179_94, { type: '07' }), ['AMOUNTS_MISMATCH']],
  ['18 % where the XML states 10.5', taxed(1_000_00, 180_00, { igvPercents: ['10.5'] }), ['AMOUNTS_MISMATCH']],
  ['10.5 % where the XML states it', taxed(1_000_00, 105_05, { igvPercents: ['10.5'] }), []],
  ['two rates, which cannot be told apart', taxed(1_000_00, 150_00, { igvPercents: ['10.5', '18'] }), []],
  ['6 céntimos off in a customs document', taxed(1_000_00, 180_06, { type: '50' }), []],
  ['a total 5 céntimos over its parts', total(1_180_05), []],
  ['a total 6 céntimos over its parts', total(1_180_06), ['AMOUNTS_MISMATCH']],
  ['a total 6 céntimos under its parts', total(1_179_94), ['AMOUNTS_MISMATCH']],
  ['ISC beside the base', { amounts: amounts(1_000_00, 180_00, { isc: 50_00, total: 1_230_00 }) }, []],
  ['ISC within the base', { amounts: amounts(1_000_00, 180_00, { isc: 50_00 }) }, []],
  // (400.00 + 34.00) × 18 % = 78.12, and 512.12 in all.
  ['IGV of base and ISC beside it', { amounts: amounts(400_00, 78_12, { isc: 34_00, total: 512_12 }) }, []],
  ['IGV of a base that holds the ISC', { amounts: amounts(434_00, 78_12, { isc: 34_00 }) }, []],
  [
    'IGV 6 céntimos off base and ISC',
    { amounts: amounts(400_00, 78_18, { isc: 34_00, total: 512_18 }) },
    ['AMOUNTS_MISMATCH'],
  ],
  [
    'charges within the total',
    { amounts: amounts(1_000_00, 180_00, { untaxed: 5_00, icbper: 50, otherCharges: 1_00, total: 1_186_50 }) },
    [],
  ],
  [
    'the base of mixed use',
    { amounts: amounts(0, 0, { taxableDgng: 1_000_00, igvDgng: 180_06, total: 1_180_06 }) },
    ['AMOUNTS_MISMATCH'],
  ],
]

const on = (date: string, facts: Partial<ObservedPurchase> = {}) => ({ issuedOn: day(date), ...facts })

/** Ley 29666 (18 % since March 2011), Ley 31556 (10 % until 2025), Ley 32219 (10.5 % in 2026, 15 % in 2027 inferred). */
const rates: readonly Case[] = [
  ['10 % on its last day', taxed(1_000_00, 100_00, on('2025-12-31')), []],
  ['10 % on the day after', taxed(1_000_00, 100_00, on('2026-01-01')), ['RATE_IMPOSSIBLE']],
  ['10.5 % on its first day', taxed(1_000_00, 105_00, on('2026-01-01')), []],
  ['10.5 % on the day before', taxed(1_000_00, 105_00, on('2025-12-31')), ['RATE_IMPOSSIBLE']],
  ['10 % on its first day', taxed(1_000_00, 100_00, on('2022-09-01')), []],
  ['10 % before it', taxed(1_000_00, 100_00, on('2022-08-31')), ['RATE_IMPOSSIBLE']],
  ['15 % in 2027, which is not yet certain', taxed(1_000_00, 150_00, on('2027-01-01')), []],
  ['19 %', taxed(1_000_00, 190_00), ['RATE_IMPOSSIBLE']],
  ['19 % in the last days of that rate', taxed(1_000_00, 190_00, on('2011-02-28')), []],
  ['19 % on the first day of 18 %', taxed(1_000_00, 190_00, on('2011-03-01')), ['RATE_IMPOSSIBLE']],
  ['0.2 % of the base away from 18 %', taxed(1_000_00, 182_00), ['AMOUNTS_MISMATCH']],
  ['a céntimo more than that', taxed(1_000_00, 182_01), ['RATE_IMPOSSIBLE']],
  ['tax without base', taxed(0, 180_00), ['RATE_IMPOSSIBLE']],
  ['a stated rate that is not in force', taxed(1_000_00, 100_00, { igvPercents: ['10'] }), ['RATE_IMPOSSIBLE']],
  ['a note at the rate of its voucher', taxed(-1_000_00, -100_00, { type: '07', igvPercents: ['10'] }), []],
  [
    'a note at a rate that never was',
    taxed(-1_000_00, -120_00, { type: '07', igvPercents: ['12'] }),
    ['RATE_IMPOSSIBLE'],
  ],
  ['a customs document', taxed(1_000_00, 190_00, { type: '52' }), []],
  ['nothing taxed', { amounts: amounts(0, 0, { untaxed: 850_00, total: 850_00 }) }, []],
]

/** R.S. 040-2022, error 452. */
const duplicates: readonly Case[] = [
  ['annotated in its period', { annotatedIn: [month('202608')] }, []],
  ['annotated in another period too', { annotatedIn: [month('202608'), month('202609')] }, ['DUPLICATE']],
  ['known from its XML only', { annotatedIn: [] }, []],
]

const note = (isFound: boolean, isPeriodLoaded: boolean) => ({ type: '07', modified: { isFound, isPeriodLoaded } })

/** R.S. 007-99, art. 10; decisions, closing note: doubtful only when the voucher's period is loaded. */
const notes: readonly Case[] = [
  ['whose voucher is there', note(true, true), []],
  ['whose voucher is not there', note(false, true), ['NOTE_WITHOUT_VOUCHER']],
  ['whose voucher is of a month not loaded', note(false, false), []],
  ['whose voucher came with another month', note(true, false), []],
  ['that names no voucher', { type: '07', modified: null }, []],
]

/** TUO LIR, art. 37; the words are the company's. */
const items: readonly Case[] = [
  ['of the business', { items: ['Papel bond'] }, []],
  ['that is foreign', { items: ['Papel bond', 'JUGUETES para niños'] }, ['FOREIGN_ITEM']],
  ['whose word only holds a foreign one', { items: ['Juguetesco S.A.'] }, []],
  ['of two words', { items: ['Ropa  interior, talla M'] }, ['FOREIGN_ITEM']],
  ['of two words apart', { items: ['Ropa de trabajo e interior'] }, []],
]

const soles = (cents: number, date = '2026-08-05'): Partial<ObservedPurchase> => ({
  issuedOn: day(date),
  amounts: amounts(0, 0, { untaxed: cents, total: cents }),
})
const dollars = (cents: number | null, totalSoles: number, exchangeRate: string | null = '3.750') => ({
  ...soles(totalSoles),
  currency: 'USD',
  exchangeRate,
  originalTotal: cents === null ? null : centimos(cents),
})

/** Ley 28194, art. 4; D.Leg. 1529 since 1 April 2022. */
const payments: readonly Case[] = [
  ['S/ 1,999.99', soles(1_999_99), []],
  ['S/ 2,000.00', soles(2_000_00), ['BANK_PAYMENT_NEEDED']],
  ['S/ 3,499.99 before April 2022', soles(3_499_99, '2022-03-31'), []],
  ['S/ 3,500.00 before April 2022', soles(3_500_00, '2022-03-31'), ['BANK_PAYMENT_NEEDED']],
  ['S/ 2,000.00 on the first day', soles(2_000_00, '2022-04-01'), ['BANK_PAYMENT_NEEDED']],
  ['S/ 3,500.00 before 2008', soles(3_500_00, '2007-12-31'), []],
  ['US$ 499.99, whatever it is in soles', dollars(499_99, 2_100_00), []],
  ['US$ 500.00, whatever it is in soles', dollars(500_00, 1_800_00), ['BANK_PAYMENT_NEEDED']],
  ['US$ 499.99 by its rate', dollars(null, 1_874_99), []],
  ['US$ 500.00 by its rate', dollars(null, 1_875_00), ['BANK_PAYMENT_NEEDED']],
  ['dollars without a rate, S/ 2,000.00', dollars(null, 2_000_00, null), ['BANK_PAYMENT_NEEDED']],
  ['euros, S/ 1,999.99', { ...soles(1_999_99), currency: 'EUR', originalTotal: centimos(500_00) }, []],
  ['a credit note', soles(-5_000_00), []],
]

describe('observePurchase', () => {
  it.each([
    ['an issuer', issuers],
    ['a boleta', boletas],
    ['a detraction', detractions],
    ['amounts with', sums],
    ['a rate:', rates],
    ['a voucher', duplicates],
    ['a note', notes],
    ['an item', items],
    ['a payment of', payments],
  ] as const)('judges %s by both sides of each bound', (_what, cases) => {
    const found = cases.map(([what, facts]) => [what, codesOf(facts)])
    expect(found).toEqual(cases.map(([what, , codes]) => [what, codes]))
  })

  it('says what follows from what it found: a doubt, a later period, or nothing', () => {
    const late = aPurchase({
      hasDetraction: true,
      deposits: [deposit('2026-10-02', 708)],
      items: ['juguetes'],
      amounts: amounts(5_000_00, 900_00),
    })
    expect(observePurchase(late, settings)).toEqual([
      { code: 'DETRACTION_DEPOSITED_LATE', status: null, credit: 'later', creditPeriod: '202610' },
      { code: 'FOREIGN_ITEM', status: 'observado', credit: 'yes', creditPeriod: null },
      { code: 'BANK_PAYMENT_NEEDED', status: null, credit: 'yes', creditPeriod: null },
    ])
  })

  it('asks no rule about vouchers from before it', () => {
    for (const rule of Object.values(observationRules)) {
      const old = aPurchase({
        issuedOn: day('1999-04-15'),
        issuer: { isActive: false, isFound: false },
        hasDetraction: true,
        annotatedIn: [month('199905')],
        modified: { isFound: false, isPeriodLoaded: true },
        items: ['juguetes'],
        amounts: amounts(1_000_00, 190_00, { total: 9_999_00 }),
      })
      expect([rule.code, observePurchase(old, settings)]).toEqual([rule.code, []])
    }
  })
})

describe('the registry of rules', () => {
  it('names each rule by its own code, in Spanish, with its norm', () => {
    for (const [code, rule] of Object.entries(observationRules)) {
      expect(rule.code).toBe(code)
      expect(rule.name).toMatch(/^\p{Lu}[\p{L} ]{5,40}$/u)
      expect(rule.message).toMatch(/^\p{Lu}.+\.$/u)
      expect(rule.source).toMatch(/Ley|D\.Leg\.|R\.S\.|Reglamento/)
      expect(rule.from).toMatch(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    }
    const names = Object.values(observationRules).map((rule) => rule.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives a credit period exactly where the credit is given later', () => {
    for (const rule of Object.values(observationRules)) {
      expect([rule.code, rule.creditPeriod !== undefined]).toEqual([rule.code, rule.credit === 'later'])
    }
  })
})
