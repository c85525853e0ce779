import type { PlannedDeposit } from './deposit-report.ts'
import { suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'

const inDecember = planFor('RCE', '202512')
const inJanuary = planFor('RCE', '202601')

/** 12 % of 5,900.00: S/ 708. */
const services = { taxed: 5_000_00, detraction: { code: '022', percent: '12' } } as const
const supplier = suppliers.services

/** Vouchers of December under detraction whose notes come in December or in January. */
export const notedDetractionsOfDecember: readonly PlannedVoucher[] = [
  // Without deposit: its note of January comes after the deadline of 8 January.
  inDecember('01 E005-1', '2025-12-10', supplier, services),
  // Raised by a debit note: 7,080.00 × 12 % = 849.60.
  inDecember('01 E005-2', '2025-12-11', supplier, services),
  inDecember('08 FD05-2', '2025-12-15', supplier, {
    taxed: 1_000_00,
    ...about('01', 'E005-2', '2025-12-11'),
    noteType: '02',
  }),
]

/** The same in January, whose deadline is 6 February. */
export const notedDetractionsOfJanuary: readonly PlannedVoucher[] = [
  inJanuary('07 FC05-1', '2026-01-20', supplier, {
    taxed: 5_000_00,
    ...about('01', 'E005-1', '2025-12-10'),
    noteType: '01',
  }),
  // Annulled in time.
  inJanuary('01 E005-11', '2026-01-12', supplier, services),
  inJanuary('07 FC05-11', '2026-01-25', supplier, {
    taxed: 5_000_00,
    ...about('01', 'E005-11', '2026-01-12'),
    noteType: '01',
  }),
  // Lowered, with the deposit of the rest in time, and without a deposit: 4,720.00 × 12 % = 566.40.
  inJanuary('01 E005-12', '2026-01-13', supplier, services),
  inJanuary('07 FC05-12', '2026-01-26', supplier, {
    taxed: 1_000_00,
    ...about('01', 'E005-12', '2026-01-13'),
    noteType: '04',
  }),
  inJanuary('01 E005-13', '2026-01-14', supplier, services),
  inJanuary('07 FC05-13', '2026-01-27', supplier, {
    taxed: 1_000_00,
    ...about('01', 'E005-13', '2026-01-14'),
    noteType: '04',
  }),
]

/** What was deposited for them. */
export const depositsOfNotedDetractions: readonly PlannedDeposit[] = [
  { number: '2', paidOn: '2026-01-07', amount: 850_00, period: '202512' },
  { number: '12', paidOn: '2026-02-05', amount: 566_00, period: '202601' },
].map((facts) => ({ receipt: `3305${facts.number.padStart(5, '0')}`, supplier, good: '022', series: 'E005', ...facts }))
