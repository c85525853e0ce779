import { expect, it } from 'vitest'
import { centimos } from '../../src/index.ts'
import { observePurchase, type ObservedPurchase } from '../../src/observations/index.ts'
import { amounts, aPurchase, day, deposit, month, settings } from './a-purchase.ts'

const note = (issuedOn: string, total: number) => ({ issuedOn: day(issuedOn), total: centimos(total * 100) })

/** A factura of 5,000.00 + 900.00 of April 2026 under 022 (12 %: S/ 708). The fifth working day of May is Friday the 8th: the 1st is a holiday. */
const services: Partial<ObservedPurchase> = {
  issuedOn: day('2026-04-10'),
  period: month('202604'),
  annotatedIn: [month('202604')],
  amounts: amounts(5_000_00, 900_00),
  hasDetraction: true,
  detraction: { code: '022', amount: centimos(708_00), percent: '12' },
}
const owed = ['DETRACTION_WITHOUT_DEPOSIT']
const lateIn = (period: string) => [`DETRACTION_DEPOSITED_LATE ${period}`]
const loweredLate = 'DETRACTION_LOWERED_LATE'

// What is left after notes: 4,720.00 × 12 % = 566.40, 3,540.00 × 12 % = 424.80, 7,080.00 × 12 % = 849.60.
it.each<[what: string, facts: Partial<ObservedPurchase>, found: readonly string[]]>([
  ['annulled in time, without deposit', { notes: [note('2026-05-08', -5_900)] }, []],
  [
    'annulled on the day after, without deposit',
    { notes: [note('2026-05-11', -5_900)] },
    [...lateIn('202605'), loweredLate],
  ],
  ['annulled in August, without deposit', { notes: [note('2026-08-03', -5_900)] }, [...lateIn('202608'), loweredLate]],
  [
    'known by the register alone and annulled in time',
    { detraction: { code: null, amount: null, percent: null }, notes: [note('2026-04-20', -5_900)] },
    [],
  ],
  [
    'known by the register alone and annulled in August',
    { detraction: { code: null, amount: null, percent: null }, notes: [note('2026-08-03', -5_900)] },
    [...lateIn('202608'), loweredLate],
  ],
  [
    'with a note in time and a deposit of the rest in time',
    { notes: [note('2026-04-20', -1_180)], deposits: [deposit('2026-05-04', 566)] },
    [],
  ],
  [
    'with a note in time and a deposit that is S/ 2 short',
    { notes: [note('2026-04-20', -1_180)], deposits: [deposit('2026-05-04', 564)] },
    owed,
  ],
  ['with a note in time and no deposit', { notes: [note('2026-04-20', -1_180)] }, owed],
  [
    'deposited in part, then completed by a note in time',
    { deposits: [deposit('2026-04-15', 566)], notes: [note('2026-05-05', -1_180)] },
    [],
  ],
  [
    'deposited in part in time, then completed by a late note',
    { deposits: [deposit('2026-04-15', 566)], notes: [note('2026-06-02', -1_180)] },
    [...lateIn('202606'), loweredLate],
  ],
  [
    'deposited whole in time, and annulled later',
    { deposits: [deposit('2026-04-15', 708)], notes: [note('2026-08-03', -5_900)] },
    ['DETRACTION_OVERPAID'],
  ],
  [
    'deposited whole late, and lowered after that',
    { deposits: [deposit('2026-06-15', 708)], notes: [note('2026-08-03', -1_180)] },
    [...lateIn('202606'), 'DETRACTION_OVERPAID'],
  ],
  ['lowered late and still without deposit', { notes: [note('2026-06-02', -1_180)] }, [...owed, loweredLate]],
  [
    'with two notes in time and a deposit of the rest',
    { notes: [note('2026-04-20', -1_180), note('2026-05-04', -1_180)], deposits: [deposit('2026-05-04', 425)] },
    [],
  ],
  [
    'with two notes that annul it in time together',
    { notes: [note('2026-04-20', -1_180), note('2026-05-04', -4_720)] },
    [],
  ],
  [
    'with a debit note in time and a deposit of the voucher alone',
    { notes: [note('2026-04-20', 1_180)], deposits: [deposit('2026-05-04', 708)] },
    owed,
  ],
  [
    'with a debit note in time and a deposit of both',
    { notes: [note('2026-04-20', 1_180)], deposits: [deposit('2026-05-04', 850)] },
    [],
  ],
  [
    'deposited whole, and raised by a debit note after that',
    { deposits: [deposit('2026-04-15', 708)], notes: [note('2026-04-20', 1_180)] },
    [],
  ],
  [
    'entered by hand, which no note changes',
    {
      enteredDetraction: { isSubject: true, code: null, amount: centimos(600_00) },
      notes: [note('2026-06-02', -1_180)],
      deposits: [deposit('2026-05-04', 566)],
    },
    owed,
  ],
  [
    'of an unknown amount, deposited in time and annulled later',
    {
      detraction: { code: null, amount: null, percent: null },
      deposits: [deposit('2026-05-04', 50)],
      notes: [note('2026-08-03', -5_900)],
    },
    ['DETRACTION_OVERPAID'],
  ],
])('a detraction %s', (_what, facts, found) => {
  const seen = observePurchase(aPurchase({ ...services, ...facts }), settings)
    .filter(({ code }) => code.startsWith('DETRACTION'))
    .map(({ code, creditPeriod }) => (creditPeriod ? `${code} ${creditPeriod}` : code))
  expect(seen).toEqual(found)
})
