import { notedDetractionsOfDecember } from './noted-detractions.ts'
import { oddDetractionsOfDecember } from './odd-detractions.ts'
import { customers, suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'

const PERIOD = '202512'
const buy = planFor('RCE', PERIOD)
const sell = planFor('RVIE', PERIOD)

const services = { code: '022', percent: '12' }
const cargo = { code: '027', percent: '4' }
const ofCustoms = { customsYear: '2025', dueOn: '2025-12-30', from: 'register' } as const

/** What is bought in December 2025: the reduced rate is 10 %. */
const purchases: readonly PlannedVoucher[] = [
  // Rates, and parts that are not taxed.
  buy('01 FR10-55', '2025-12-02', suppliers.restaurant, { taxed: 240_15, percent: '10' }),
  buy('01 FR10-56', '2025-12-03', suppliers.restaurant, { taxed: 200_00, percent: '10.5', from: 'register' }),
  buy('01 F001-66', '2025-12-04', suppliers.general, { exonerated: 500_00, unaffected: 350_00 }),
  buy('01 F001-67', '2025-12-04', suppliers.general, { taxed: 42_37, icbper: 50 }),
  buy('01 F001-68', '2025-12-05', suppliers.general, { taxed: 910_00, isc: 110_00, from: 'register' }),
  buy('01 FA01-9', '2025-12-05', suppliers.mill, { rice: 3_333_35 }),
  buy('14 S001-4511223', '2025-11-25', suppliers.power, {
    taxed: 1_300_50,
    other: 12_30,
    dueOn: '2025-12-11',
    from: 'register',
  }),
  buy('12 T001-77', '2025-12-06', suppliers.shops, { taxed: 80_00, from: 'register' }),
  buy('02 E001-31', '2025-12-07', suppliers.accountant, { unaffected: 1_500_00, from: 'register' }),
  // In dollars: with its rate, and without a register that knows one.
  buy('01 F002-900', '2025-12-08', suppliers.importer, { taxed: 1_234_57, dollarsAt: '3.367' }),
  buy('01 F002-901', '2025-12-08', suppliers.importer, { taxed: 777_00, isInDollars: true, from: 'xml' }),
  // Known from its XML alone.
  buy('01 F001-69', '2025-12-09', suppliers.general, { taxed: 333_33, from: 'xml' }),
  // Customs documents, each with its own destination; customs rounds to whole soles.
  buy('50 118-410', '2025-12-10', suppliers.customs, { taxed: 180_430_00, igv: 32_477_00, ...ofCustoms }),
  buy('52 118-411', '2025-12-11', suppliers.customs, { unaffected: 2_000_00, ...ofCustoms }),
  buy('53 235-412', '2025-12-12', suppliers.customs, { taxed: 3_501_00, igv: 630_00, to: 'dgng', ...ofCustoms }),
  buy('54 118-413', '2025-12-13', suppliers.customs, { taxed: 1_001_00, igv: 180_00, to: 'dng', ...ofCustoms }),
  // Mixed purchases.
  buy('01 F003-1', '2025-12-14', suppliers.general, { taxed: 1_501_05, to: 'dgng' }),
  buy('01 F003-2', '2025-12-14', suppliers.general, { taxed: 700_00, to: 'dng' }),
  buy('01 F003-3', '2025-12-14', suppliers.general, { taxed: 400_00, taxedDgng: 599_99 }),
  buy('01 FR10-57', '2025-12-15', suppliers.restaurant, { taxed: 119_00, percent: '10', to: 'dgng' }),
  // Detractions: in time and whole, on the last day in two parts, late, later than what is loaded, none, only marked.
  buy('01 E001-12', '2025-12-15', suppliers.services, { taxed: 5_000_00, detraction: services }),
  buy('01 E001-13', '2025-12-16', suppliers.services, { taxed: 2_345_67, detraction: services }),
  buy('01 E001-14', '2025-12-17', suppliers.services, { taxed: 4_000_00, detraction: services }),
  buy('01 E001-15', '2025-12-17', suppliers.services, { taxed: 1_700_00, detraction: services }),
  buy('01 E002-1', '2025-12-18', suppliers.cargo, { taxed: 1_712_45, detraction: cargo }),
  buy('01 E002-2', '2025-12-18', suppliers.cargo, { taxed: 900_00, detraction: 'marked', from: 'register' }),
  buy('01 E002-3', '2025-12-18', suppliers.cargo, { taxed: 950_00, detraction: 'marked', from: 'register' }),
  // Deposits that do not reach what the rate makes of it: a part, by a lower rate of the issuer, of what is only marked; one sol is rounding.
  buy('01 E001-16', '2025-12-17', suppliers.services, { taxed: 1_500_00, detraction: services }),
  buy('01 E001-17', '2025-12-17', suppliers.services, { taxed: 2_000_00, detraction: { code: '022', percent: '10' } }),
  buy('01 E001-18', '2025-12-17', suppliers.services, { taxed: 1_400_00, detraction: services }),
  buy('01 E002-4', '2025-12-18', suppliers.cargo, { taxed: 1_000_00, detraction: 'marked', from: 'register' }),
  // Late: a mixed purchase, and one that is more than twelve months old when its deposit is made.
  buy('01 E001-19', '2025-12-18', suppliers.services, { taxed: 900_00, to: 'dgng', detraction: services }),
  buy('01 E001-23', '2025-01-20', suppliers.services, { taxed: 800_00, detraction: services }),
  // Issuers, by what the padrón says of them.
  buy('01 F010-1', '2025-12-19', suppliers.notFound, { taxed: 610_00 }),
  buy('01 F010-1', '2025-12-19', suppliers.struckOff, { taxed: 620_00 }),
  buy('01 F010-1', '2025-12-19', suppliers.suspended, { taxed: 630_00, from: 'register' }),
  buy('01 F010-1', '2025-12-19', suppliers.notLocated, { taxed: 640_00 }),
  buy('01 F010-1', '2025-12-19', suppliers.unlisted, { taxed: 650_00 }),
  // Twelve months, and one more.
  buy('01 F004-1', '2024-12-01', suppliers.general, { taxed: 80_00, from: 'register' }),
  buy('01 F004-2', '2024-11-30', suppliers.general, { taxed: 90_00, from: 'register' }),
  // Notes: of this month, of an earlier one, of a voucher that is nowhere, of one two years old.
  buy('07 FC01-8', '2025-12-20', suppliers.general, {
    taxed: 100_00,
    ...about('01', 'F001-69', '2025-12-09'),
    noteType: '09',
  }),
  buy('07 FC01-9', '2025-12-20', suppliers.general, {
    taxed: 210_00,
    ...about('01', 'F001-13', '2025-11-28'),
    noteType: '01',
  }),
  buy('07 FC01-10', '2025-12-21', suppliers.general, {
    taxed: 55_55,
    ...about('01', 'F001-999', '2025-12-01'),
    noteType: '04',
  }),
  buy('07 FC01-11', '2025-12-21', suppliers.general, {
    taxed: 40_00,
    ...about('01', 'F001-2', '2023-12-01'),
    noteType: '06',
  }),
  buy('08 FD01-3', '2025-12-22', suppliers.general, {
    taxed: 10_00,
    ...about('01', 'F001-67', '2025-12-04'),
    noteType: '02',
  }),
  buy('87 0001-5', '2025-12-22', suppliers.power, {
    taxed: 33_00,
    ...about('14', 'S001-4511223', '2025-11-25'),
    from: 'register',
  }),
  buy('88 0001-6', '2025-12-22', suppliers.power, {
    taxed: 22_00,
    ...about('14', 'S001-4511223', '2025-11-25'),
    from: 'register',
  }),
  // Annulled, in each way.
  ...['2', '3', '4', '6'].map((state) =>
    buy(`01 F005-${state}`, '2025-12-23', suppliers.general, {
      taxed: 5_000_00,
      exonerated: 99_00,
      state,
      from: 'register',
    }),
  ),
  // Foreign to the business, amounts that do not add up, a voucher that January's register names again.
  buy('01 F006-1', '2025-12-23', suppliers.shops, { taxed: 260_00, item: 'PERFUMES IMPORTADOS "LÚCUMA & CO"' }),
  buy('01 F006-2', '2025-12-23', suppliers.shops, { taxed: 1_000_00, igv: 180_50, from: 'register' }),
  buy('01 F006-3', '2025-12-24', suppliers.shops, { taxed: 270_00, from: 'register' }),
  // Boletas: within the limit, over it, and behind what is over it.
  buy('03 B001-77', '2025-12-05', suppliers.shops, { taxed: 59_00, percent: '10' }),
  buy('03 B001-78', '2025-12-26', suppliers.shops, { unaffected: 9_000_00, from: 'register' }),
  buy('03 B001-79', '2025-12-27', suppliers.shops, { unaffected: 9_500_00, from: 'register' }),
  buy('03 B001-80', '2025-12-28', suppliers.shops, { unaffected: 100_00, from: 'register' }),
]

/** What is sold in December 2025. */
const sales: readonly PlannedVoucher[] = [
  sell('01 F001-1032', '2025-12-01', customers.first, { taxed: 30_000_00 }),
  sell('01 E001-1033', '2025-12-03', customers.second, {
    taxed: 2_000_00,
    operationType: '1001',
    detraction: services,
  }),
  sell('01 F001-1034', '2025-12-05', customers.abroad, {
    exported: 5_000_00,
    dollarsAt: '3.371',
    operationType: '0200',
  }),
  sell('01 F001-1035', '2025-12-06', customers.abroad, { exported: 1_000_50, operationType: '0200' }),
  sell('01 F001-1036', '2025-12-07', customers.second, { taxed: 4_321_05, percent: '10' }),
  sell('01 F001-1037', '2025-12-08', customers.second, { exonerated: 350_00, unaffected: 120_40, other: 7_77 }),
  sell('01 F001-1038', '2025-12-09', customers.first, { taxed: 1_000_00, isc: 150_00, igv: 207_00, from: 'register' }),
  sell('01 F001-1039', '2025-12-10', customers.first, { rice: 8_765_43 }),
  sell('01 F001-1040', '2025-12-11', customers.first, { taxed: 99_99, isInDollars: true, from: 'xml' }),
  sell('01 F001-1041', '2025-12-12', customers.first, { taxed: 820_00, from: 'xml' }),
  // Annulled, with the amounts of its row.
  sell('01 F001-1042', '2025-12-13', customers.first, {
    taxed: 7_000_00,
    exonerated: 80_00,
    state: '2',
    from: 'register',
  }),
  sell('03 B001-500', '2025-12-14', customers.person, { taxed: 100_00, icbper: 1_50 }),
  sell('03 B001-501', '2025-12-15', customers.nobody, { taxed: 4_000_00, finalNumber: '540', from: 'register' }),
  sell('03 B001-541', '2025-12-16', customers.nobody, { exonerated: 350_00, from: 'register' }),
  sell('07 BC01-3', '2025-12-17', customers.person, {
    taxed: 20_00,
    ...about('03', 'B001-500', '2025-12-14'),
    noteType: '07',
  }),
  sell('07 FC01-15', '2025-12-18', customers.first, {
    taxed: 500_00,
    ...about('01', 'F001-1000', '2025-11-15'),
    isDiscount: true,
    noteType: '01',
  }),
  sell('07 FC01-16', '2025-12-19', customers.abroad, {
    exported: 100_00,
    ...about('01', 'F001-1035', '2025-12-06'),
    noteType: '09',
  }),
  sell('08 FD01-4', '2025-12-20', customers.first, {
    taxed: 75_00,
    ...about('01', 'F001-1032', '2025-12-01'),
    noteType: '01',
  }),
]

export const december2025: readonly PlannedVoucher[] = [
  ...purchases,
  ...oddDetractionsOfDecember,
  ...notedDetractionsOfDecember,
  ...sales,
]
