import { customers, owner, suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'
import type { PlannedWithholding } from './withholding-xml.ts'

const buy = planFor('RCE', '202512')
const sell = planFor('RVIE', '202512')
const buyLater = planFor('RCE', '202601')

const perceived = { reason: '51', factor: '0.02' } as const

/** What only an XML tells of December 2025 and January 2026: ISC beside the base, perceptions and retentions, UBL 2.0. */
export const taxesInside: readonly PlannedVoucher[] = [
  // ISC: (400.00 + 34.00) × 18 % = 78.12. With its register, from its XML alone, and beside the base of its register.
  buy('01 F020-1', '2025-12-10', suppliers.general, { taxed: 434_00, isc: 34_00 }),
  buy('01 F020-2', '2025-12-11', suppliers.general, { taxed: 2_170_00, isc: 170_00, from: 'xml' }),
  buy('01 F020-3', '2025-12-12', suppliers.general, {
    taxed: 868_00,
    isc: 68_00,
    isIscBeside: true,
    from: 'register',
  }),
  buy('07 FC20-1', '2025-12-15', suppliers.general, {
    taxed: 217_00,
    isc: 17_00,
    ...about('01', 'F020-2', '2025-12-11'),
    noteType: '07',
    from: 'xml',
  }),
  sell('01 F020-90', '2025-12-13', customers.first, { taxed: 5_500_00, isc: 550_00, igv: 1_089_00, from: 'xml' }),
  // Perceptions: paid at once, on credit, without terms, named by a CPE 40, annulled; the last of a month whose register names it a month later.
  buy('01 F021-1', '2025-12-14', suppliers.shops, {
    taxed: 1_000_00,
    perceived,
    paid: 'Contado',
    operationType: '2001',
  }),
  buy('01 F021-2', '2025-12-14', suppliers.shops, {
    taxed: 2_000_00,
    perceived,
    paid: 'Credito',
    operationType: '2001',
  }),
  buy('01 F021-3', '2025-12-15', suppliers.shops, { taxed: 3_000_00, perceived, operationType: '2001' }),
  buy('01 F021-4', '2025-12-15', suppliers.shops, {
    taxed: 4_000_00,
    perceived,
    paid: 'Contado',
    operationType: '2001',
  }),
  buy('01 F021-5', '2025-12-16', suppliers.shops, {
    taxed: 5_000_00,
    perceived: { reason: '53', factor: '0.005' },
    paid: 'Contado',
    operationType: '2001',
    state: '2',
  }),
  buy('01 F021-7', '2025-12-16', suppliers.shops, {
    taxed: 700_00,
    perceived,
    isPerceivedInPayable: true,
    paid: 'Contado',
    operationType: '2001',
    from: 'xml',
  }),
  buyLater('01 F021-6', '2025-12-30', suppliers.shops, {
    taxed: 600_33,
    perceived: { reason: '52', factor: '0.01' },
    paid: 'Contado',
    operationType: '2001',
  }),
  // Announced retention: the CPE 20 that follows counts, not this.
  sell('01 F020-91', '2025-12-17', customers.first, { taxed: 9_000_00, retained: '0.03', paid: 'Credito' }),
  // UBL 2.0 of the portal: a factura with its totals, a note without, both known from their XML alone.
  buy('01 E001-170', '2025-12-18', suppliers.general, {
    taxed: 5_698_00,
    exonerated: 120_00,
    legacy: 'totals',
    from: 'xml',
  }),
  buy('07 E001-27', '2025-12-19', suppliers.general, {
    taxed: 698_00,
    ...about('01', 'E001-170', '2025-12-18'),
    legacy: 'no totals',
    from: 'xml',
  }),
]

/** The CPE 40 that names one of those facturas: 2 % of 4,720.00. */
export const certificatesInside: readonly PlannedWithholding[] = [
  {
    type: '40',
    series: 'P021',
    number: '4',
    issuedOn: '2026-01-05',
    agent: suppliers.shops,
    receiver: owner,
    regime: '01',
    percent: '2.00',
    about: 'F021-4',
    total: 4_720_00,
    amount: 94_40,
  },
]
