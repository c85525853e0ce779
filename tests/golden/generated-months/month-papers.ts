import type { PlannedDeposit } from './deposit-report.ts'
import { customers, owner, suppliers } from './parties.ts'
import type { PlannedWithholding } from './withholding-xml.ts'

const deposit = (
  number: string,
  paidOn: string,
  amount: number,
  { period = '202512', ...more }: Partial<PlannedDeposit> = {},
): PlannedDeposit => ({
  receipt: `3100000${number}${paidOn.slice(-2)}`,
  supplier: suppliers.services,
  period,
  paidOn,
  amount,
  good: '022',
  series: 'E001',
  number,
  ...more,
})

/** Deposits for the purchases of both months. What December owes is deposited in time until 8 January 2026. */
export const deposits: readonly PlannedDeposit[] = [
  deposit('12', '2025-12-29', 708_00),
  deposit('13', '2025-12-30', 200_00),
  deposit('13', '2026-01-08', 132_00),
  deposit('14', '2026-01-15', 566_00),
  deposit('15', '2026-03-02', 241_00),
  deposit('16', '2025-12-30', 100_00),
  deposit('17', '2025-12-30', 236_00),
  deposit('18', '2025-12-31', 197_00),
  deposit('19', '2026-01-20', 127_00),
  deposit('23', '2026-02-20', 113_00),
  deposit('4', '2026-01-05', 20_00, { supplier: suppliers.cargo, series: 'E002', good: '027' }),
  deposit('2', '2026-01-05', 43_00, { supplier: suppliers.cargo, series: 'E002', good: '027' }),
  deposit('21', '2026-02-06', 142_00, { period: '202601' }),
  deposit('22', '2026-02-09', 177_00, { period: '202601' }),
  // For a voucher that nobody has seen.
  deposit('999', '2026-01-19', 55_00, { period: '202601' }),
]

const withholding = (
  type: PlannedWithholding['type'],
  number: string,
  amount: number,
  { issuedOn, ...more }: Partial<PlannedWithholding> & Pick<PlannedWithholding, 'issuedOn'>,
): PlannedWithholding => ({
  type,
  series: type === '40' ? 'P001' : 'R001',
  number,
  issuedOn,
  agent: type === '40' ? suppliers.general : customers.first,
  receiver: owner,
  regime: '01',
  percent: type === '40' ? '2.00' : '3.00',
  about: 'F001-1',
  total: amount * (type === '40' ? 50 : 33),
  amount,
  ...more,
})

/** Percepciones and retenciones: suffered ones, and one that the company made itself. */
export const withholdings: readonly PlannedWithholding[] = [
  withholding('40', '21', 123_45, { issuedOn: '2025-12-25' }),
  withholding('40', '22', 60_05, { issuedOn: '2025-12-26', regime: '02', percent: '1.00' }),
  withholding('20', '9', 1_062_00, { issuedOn: '2025-12-28' }),
  withholding('20', '77', 132_75, { issuedOn: '2025-12-29', agent: owner, receiver: suppliers.importer }),
  withholding('40', '30', 98_55, { issuedOn: '2026-01-20' }),
  withholding('20', '10', 9_204_50, { issuedOn: '2026-01-28' }),
  // Of months without a register; each month is whole soles by itself.
  withholding('20', '11', 310_49, { issuedOn: '2026-02-17' }),
  withholding('40', '31', 75_50, { issuedOn: '2026-03-10' }),
  withholding('20', '12', 88_49, { issuedOn: '2026-05-04' }),
]
