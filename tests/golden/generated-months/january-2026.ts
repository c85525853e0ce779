import { notedDetractionsOfJanuary } from './noted-detractions.ts'
import { oddDetractionsOfJanuary } from './odd-detractions.ts'
import { customers, suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'

const PERIOD = '202601'
const buy = planFor('RCE', PERIOD)
const sell = planFor('RVIE', PERIOD)

const services = { code: '022', percent: '12' }
const ofCustoms = { customsYear: '2026', dueOn: '2026-01-30', from: 'register' } as const

/** What is bought in January 2026: the reduced rate is 10.5 %. */
const purchases: readonly PlannedVoucher[] = [
  buy('01 FR10-90', '2026-01-02', suppliers.restaurant, { taxed: 119_00, percent: '10.5' }),
  buy('01 FR10-91', '2026-01-03', suppliers.restaurant, { taxed: 300_00, percent: '10' }),
  // At the rate of the voucher of December that it corrects.
  buy('07 FRC1-4', '2026-01-05', suppliers.restaurant, {
    taxed: 40_15,
    percent: '10',
    ...about('01', 'FR10-55', '2025-12-02'),
    noteType: '07',
  }),
  // Of December at 10 %, in January's register; and a note so small that its tax fits 10.5 % too.
  buy('01 FR10-58', '2025-12-29', suppliers.restaurant, { taxed: 1_500_00, percent: '10' }),
  buy('07 FRC1-5', '2026-01-06', suppliers.restaurant, {
    taxed: 4_00,
    percent: '10',
    ...about('01', 'FR10-55', '2025-12-02'),
    noteType: '07',
    from: 'register',
  }),
  // Voucher of December that came late, one that December's register names already, one in dollars.
  buy('01 F001-70', '2025-12-30', suppliers.general, { taxed: 730_10 }),
  buy('01 F006-3', '2025-12-24', suppliers.shops, { taxed: 270_00, from: 'register' }),
  buy('01 F002-950', '2026-01-07', suppliers.importer, { taxed: 410_03, dollarsAt: '3.412' }),
  // Customs numbers begin again each year: the number of December's DAM.
  buy('50 118-410', '2026-01-08', suppliers.customs, { taxed: 12_250_00, igv: 2_205_00, ...ofCustoms }),
  buy('46 1660-88', '2026-01-09', suppliers.customs, { taxed: 2_000_00, dueOn: '2026-01-20', from: 'register' }),
  buy('01 F003-9', '2026-01-10', suppliers.general, { taxed: 5_050_05, to: 'dgng' }),
  // Detractions: none, in time on the last day, and so late that the month of the deposit is not loaded.
  buy('01 E001-20', '2026-01-12', suppliers.services, { taxed: 3_000_00, detraction: services }),
  buy('01 E001-21', '2026-01-13', suppliers.services, { taxed: 1_000_00, detraction: services }),
  buy('01 E001-22', '2026-01-14', suppliers.services, { taxed: 1_250_00, detraction: services }),
  // Notes about vouchers of December: one that is there, and one that is not.
  buy('07 FC01-20', '2026-01-15', suppliers.general, {
    taxed: 64_00,
    ...about('01', 'F001-69', '2025-12-09'),
    noteType: '09',
  }),
  buy('07 FC01-21', '2026-01-15', suppliers.general, {
    taxed: 70_00,
    ...about('01', 'F001-777', '2025-12-09'),
    noteType: '01',
  }),
  buy('01 F004-3', '2025-01-31', suppliers.general, { taxed: 60_00, from: 'register' }),
  buy('01 F004-4', '2024-12-31', suppliers.general, { taxed: 70_00, exonerated: 30_00, from: 'register' }),
  buy('01 F010-2', '2026-01-16', suppliers.notFound, { taxed: 1_610_00 }),
  buy('03 B001-90', '2026-01-17', suppliers.shops, { unaffected: 150_00, from: 'register' }),
]

/** What is sold in January 2026. */
const sales: readonly PlannedVoucher[] = [
  sell('01 F001-1100', '2026-01-04', customers.first, { taxed: 260_000_00 }),
  sell('01 F001-1101', '2026-01-05', customers.second, { taxed: 7_777_05, percent: '10.5' }),
  sell('01 F001-1102', '2026-01-06', customers.abroad, {
    exported: 3_000_00,
    dollarsAt: '3.399',
    operationType: '0200',
  }),
  sell('01 F001-1103', '2026-01-07', customers.first, { taxed: 2_330_51 }),
  sell('07 FC01-30', '2026-01-08', customers.second, {
    taxed: 321_05,
    percent: '10',
    ...about('01', 'F001-1036', '2025-12-07'),
    isDiscount: true,
    noteType: '07',
  }),
  sell('07 FC01-31', '2026-01-09', customers.first, {
    taxed: 1_000_00,
    ...about('01', 'F001-1032', '2025-12-01'),
    isDiscount: true,
    noteType: '09',
  }),
  sell('07 FC01-32', '2026-01-10', customers.first, {
    taxed: 30_51,
    ...about('01', 'F001-1103', '2026-01-07'),
    noteType: '04',
  }),
  sell('03 B001-600', '2026-01-11', customers.nobody, { taxed: 2_222_22, finalNumber: '640', from: 'register' }),
  // 17 %: box 101 has 100.00 more than its vouchers, which is no rounding.
  sell('01 F001-1105', '2026-01-13', customers.second, { taxed: 10_000_00, igv: 1_700_00, from: 'register' }),
  sell('01 F001-1104', '2026-01-12', customers.first, { state: '4', from: 'register' }),
]

export const january2026: readonly PlannedVoucher[] = [
  ...purchases,
  ...oddDetractionsOfJanuary,
  ...notedDetractionsOfJanuary,
  ...sales,
]
