import type { PlannedDeposit } from './deposit-report.ts'
import { type Party, suppliers } from './parties.ts'
import { planFor, type PlannedVoucher } from './planned-voucher.ts'

const inDecember = planFor('RCE', '202512')
const inJanuary = planFor('RCE', '202601')

const rent = { code: '019', percent: '10' }
const services = { code: '022', percent: '12' }
const cargo = { code: '027', percent: '4' }

/** Detractions that the XML states in dollars, of vouchers in dollars, below the rate, or not at all. */
export const oddDetractionsOfDecember: readonly PlannedVoucher[] = [
  // In dollars: stated in soles, in dollars and deposited in soles, in dollars and deposited as if they were soles, without a deposit.
  inDecember('01 E004-1', '2025-12-19', suppliers.services, {
    taxed: 1_000_00,
    dollarsAt: '3.367',
    detraction: services,
  }),
  inDecember('01 E004-2', '2025-12-19', suppliers.services, {
    taxed: 1_000_00,
    dollarsAt: '3.367',
    detraction: { ...services, amount: 141_60, currency: 'USD' },
  }),
  inDecember('01 E004-3', '2025-12-19', suppliers.services, {
    taxed: 2_000_00,
    dollarsAt: '3.367',
    detraction: { ...services, amount: 283_20, currency: 'USD' },
  }),
  inDecember('01 E004-4', '2025-12-20', suppliers.services, {
    taxed: 1_500_00,
    dollarsAt: '3.371',
    detraction: { ...rent, amount: 177_00, currency: 'USD' },
  }),
  // Without soles: what its XML states in soles is owed; in dollars nobody knows how much.
  inDecember('01 E004-5', '2025-12-20', suppliers.services, {
    taxed: 600_00,
    isInDollars: true,
    from: 'xml',
    detraction: { ...services, amount: 286_00 },
  }),
  inDecember('01 E004-6', '2025-12-20', suppliers.services, {
    taxed: 700_00,
    isInDollars: true,
    from: 'xml',
    detraction: { ...services, amount: 99_12, currency: 'USD' },
  }),
  // In soles: below the rate of the whole and deposited as stated, stated without an amount, freight by a larger reference value.
  inDecember('01 E004-7', '2025-12-21', suppliers.services, {
    taxed: 1_000_00,
    detraction: { ...services, amount: 123_00 },
  }),
  inDecember('01 E004-8', '2025-12-21', suppliers.services, {
    taxed: 1_000_00,
    detraction: { ...services, amount: 0 },
  }),
  inDecember('01 E002-5', '2025-12-21', suppliers.cargo, { taxed: 1_000_00, detraction: { ...cargo, amount: 60_00 } }),
]

/** The same in January. */
export const oddDetractionsOfJanuary: readonly PlannedVoucher[] = [
  inJanuary('01 E004-20', '2026-01-16', suppliers.services, {
    taxed: 900_00,
    dollarsAt: '3.412',
    detraction: { ...services, amount: 127_44, currency: 'USD' },
  }),
  inJanuary('01 E004-21', '2026-01-16', suppliers.services, { taxed: 850_00, detraction: { ...rent, amount: 50_00 } }),
]

interface DepositOddities {
  readonly period?: string
  readonly supplier?: Party
  readonly good?: string
}

const deposit = (
  name: `${string}-${string}`,
  paidOn: string,
  amount: number,
  { period = '202512', supplier = suppliers.services, good = '022' }: DepositOddities = {},
): PlannedDeposit => {
  const [series = '', number = ''] = name.split('-')
  return {
    receipt: `32${series.slice(-3)}${number.padStart(5, '0')}`,
    supplier,
    period,
    paidOn,
    amount,
    good,
    series,
    number,
  }
}

/** What was deposited for them. */
export const depositsOfOddDetractions: readonly PlannedDeposit[] = [
  // US$ 1,180.00 × 3.367 = 3,973.06, of which 12 % is 476.77: S/ 477.
  deposit('E004-1', '2025-12-29', 477_00),
  deposit('E004-2', '2025-12-29', 477_00),
  deposit('E004-3', '2025-12-29', 283_00),
  deposit('E004-7', '2025-12-29', 123_00),
  deposit('E004-8', '2025-12-29', 142_00),
  deposit('E002-5', '2025-12-29', 47_00, { supplier: suppliers.cargo, good: '027' }),
  // Late: its credit moves to February. US$ 1,062.00 × 3.412 = 3,623.54, of which 12 % is 434.82: S/ 435.
  deposit('E004-20', '2026-02-16', 435_00, { period: '202601' }),
]
