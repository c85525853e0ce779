import { customers, people, suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'

// Two months by themselves: in June credit notes exceed everything else, box by box, and July receives what June's form does not take. Some of July's
// rows contradict themselves.
// The months before are not loaded, so that nobody looks there for the vouchers that the notes are about.
const [JUNE, JULY] = ['202606', '202607'] as const
const older = about('01', 'F001-77', '2026-04-15')

const fromRegister = { from: 'register' } as const
const note = { ...fromRegister, ...older, noteType: '07' } as const

function boughtIn(period: string) {
  return planFor('RCE', period)
}

function soldIn(period: string) {
  return planFor('RVIE', period)
}

const june: readonly PlannedVoucher[] = [
  // 107 and 108, 156 and 157, 110 and 111, 120: each below 0.
  boughtIn(JUNE)('01 F900-1', '2026-06-02', suppliers.general, { taxed: 3_000_00 }),
  boughtIn(JUNE)('07 FC90-1', '2026-06-03', suppliers.general, { taxed: 4_000_25, ...note }),
  boughtIn(JUNE)('01 FR90-1', '2026-06-04', suppliers.restaurant, { taxed: 500_00, percent: '10.5' }),
  boughtIn(JUNE)('07 FR9C-1', '2026-06-05', suppliers.restaurant, { taxed: 700_30, percent: '10.5', ...note }),
  boughtIn(JUNE)('01 F900-2', '2026-06-06', suppliers.general, { taxed: 1_000_00, to: 'dgng' }),
  boughtIn(JUNE)('07 FC90-2', '2026-06-07', suppliers.general, { taxed: 1_300_55, to: 'dgng', ...note }),
  boughtIn(JUNE)('01 F900-3', '2026-06-08', suppliers.general, { exonerated: 100_00, ...fromRegister }),
  boughtIn(JUNE)('07 FC90-3', '2026-06-09', suppliers.general, { exonerated: 150_30, ...note }),
  // Customs documents at the edge of twelve months: by the payment of the tax, and without one by the issue. Two give credit.
  ...(
    [
      ['50 118-900', '2025-05-20', { taxed: 5_000_00, igv: 900_00, dueOn: '2025-06-01' }],
      ['50 118-901', '2025-06-15', { taxed: 6_000_00, igv: 1_080_00, dueOn: '2025-05-31' }],
      ['53 235-902', '2025-06-01', { taxed: 700_00, igv: 126_00, to: 'dgng', dueOn: '2025-06-30' }],
      ['54 118-903', '2025-05-31', { taxed: 800_00, igv: 144_00 }],
      // Its twelve months run from the payment.
      ['46 1660-95', '2025-05-10', { taxed: 300_00, dueOn: '2025-06-05' }],
    ] as const
  ).map(([name, issuedOn, facts]) =>
    boughtIn(JUNE)(name, issuedOn, suppliers.customs, { ...facts, ...fromRegister, customsYear: '2025' }),
  ),
  // Boletas: of a legal person; of persons, the last of them over the limit of the year.
  boughtIn(JUNE)('03 B001-1', '2026-06-10', suppliers.shops, { unaffected: 200_00, ...fromRegister }),
  boughtIn(JUNE)('03 EB01-1', '2026-06-11', people.grocer, { unaffected: 300_00, ...fromRegister }),
  boughtIn(JUNE)('03 EB01-1', '2026-06-12', people.taxi, { unaffected: 90_00, ...fromRegister }),
  boughtIn(JUNE)('03 EB01-1', '2026-06-13', people.carpenter, { unaffected: 60_000_00, ...fromRegister }),
  // 100 and 101, 154 and 155, 340 and 341 below 0; discounts of earlier periods are theirs alone.
  soldIn(JUNE)('01 F900-1', '2026-06-02', customers.first, { taxed: 2_000_00 }),
  soldIn(JUNE)('07 FC90-1', '2026-06-20', customers.first, { taxed: 2_600_30, ...note }),
  soldIn(JUNE)('01 F900-2', '2026-06-03', customers.second, { taxed: 1_000_00, percent: '10.5' }),
  soldIn(JUNE)('07 FC90-2', '2026-06-21', customers.second, { taxed: 1_500_00, percent: '10.5', ...note }),
  soldIn(JUNE)('07 FC90-3', '2026-06-22', customers.first, { taxed: 250_00, isDiscount: true, ...note }),
  soldIn(JUNE)('01 F900-3', '2026-06-04', customers.first, { rice: 100_00, ...fromRegister }),
  soldIn(JUNE)('07 FC90-4', '2026-06-23', customers.first, { rice: 150_00, ...note }),
]

const july: readonly PlannedVoucher[] = [
  boughtIn(JULY)('01 F901-1', '2026-07-02', suppliers.general, { taxed: 5_000_10 }),
  boughtIn(JULY)('01 FR91-1', '2026-07-03', suppliers.restaurant, { taxed: 119_00, percent: '10.5' }),
  boughtIn(JULY)('01 F901-2', '2026-07-04', suppliers.general, { taxed: 800_05, to: 'dgng' }),
  boughtIn(JULY)('01 F901-3', '2026-07-05', suppliers.general, { exonerated: 90_00, ...fromRegister }),
  boughtIn(JULY)('03 EB01-2', '2026-07-06', people.grocer, { unaffected: 75_00, ...fromRegister }),
  // Totals that their amounts do not make: a céntimo too much or too little, with the ISC within the base and beside it; in dollars
  // what converting leaves, and a céntimo more.
  boughtIn(JULY)('01 F902-1', '2026-07-07', suppliers.general, { taxed: 1_000_00, totalOff: 1, ...fromRegister }),
  boughtIn(JULY)('01 F902-2', '2026-07-08', suppliers.general, { taxed: 310_00, totalOff: -1 }),
  boughtIn(JULY)('01 F902-3', '2026-07-09', suppliers.general, {
    taxed: 434_00,
    isc: 34_00,
    totalOff: 1,
    ...fromRegister,
  }),
  boughtIn(JULY)('01 F902-4', '2026-07-09', suppliers.general, {
    taxed: 868_00,
    isc: 68_00,
    isIscBeside: true,
    totalOff: -1,
    ...fromRegister,
  }),
  ...[5, 6].map((totalOff) =>
    boughtIn(JULY)(`01 F902-1${totalOff}`, '2026-07-10', suppliers.importer, {
      taxed: 400_00,
      dollarsAt: '3.500',
      totalOff,
      ...fromRegister,
    }),
  ),
  soldIn(JULY)('01 F902-1', '2026-07-05', customers.first, { taxed: 500_00, totalOff: -1, ...fromRegister }),
  soldIn(JULY)('01 F902-2', '2026-07-06', customers.second, { exonerated: 120_00, totalOff: 1 }),
  soldIn(JULY)('01 F902-3', '2026-07-07', customers.first, {
    taxed: 1_000_00,
    isc: 150_00,
    igv: 207_00,
    totalOff: 1,
    ...fromRegister,
  }),
  soldIn(JULY)('01 F901-1', '2026-07-02', customers.first, { taxed: 8_000_00 }),
  soldIn(JULY)('01 F901-2', '2026-07-03', customers.second, { taxed: 2_000_40, percent: '10.5' }),
  soldIn(JULY)('01 F901-3', '2026-07-04', customers.first, { rice: 500_00, ...fromRegister }),
]

export const negativeMonths2026: readonly PlannedVoucher[] = [...june, ...july]
