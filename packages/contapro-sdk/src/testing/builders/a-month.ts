import {
  centimos,
  givesCredit,
  isCreditNote,
  multiplyByRate,
  negateCentimos,
  purchaseReasonText,
  sumCentimos,
  toDecimalText,
} from '@contapro/sunat'
import type { MockVoucher } from '../mock-voucher.ts'
import { mockRules } from '../mock-rules.ts'
import { type SeededRandom, seededRandom, seededUuid } from '../seeded-random.ts'
import { aRuc } from './a-business.ts'
import { aVoucher } from './a-voucher.ts'
import { withLateDeposit } from './with-late-deposit.ts'

/** Which month to make. */
export interface MonthFacts {
  readonly ruc: string
  readonly taxPeriod: string
  readonly operationType: MockVoucher['operation_type']
  /** Number of vouchers; else 24 to 46 by the seed. */
  readonly count?: number
}

const NAMES = [
  'SUMINISTROS KALLPA S.A.C.',
  'TRANSPORTES Y LOGÍSTICA WAYRA ANDINA SOCIEDAD ANÓNIMA CERRADA',
  'FERRETERÍA PUKARUMI E.I.R.L.',
  'ESTUDIO JURÍDICO SACHA & ASOCIADOS S.CIVIL DE R.L.',
  'ENERGÍA Y AGUA YAKUMAMA S.A.',
  'IMPRENTA QUELLCANA S.R.L.',
] as const

/** In soles (Anexo 3 of R.S. 183-2004). */
const DETRACTION_THRESHOLD = 700

const ITEMS = [
  ['Papel bond A4 75 g', 'Tóner negro', 'Archivador de palanca'],
  ['Flete Lima – Arequipa, guía de remisión 0012-4410'],
  ['Cemento portland tipo I x 42.5 kg', 'Fierro corrugado 1/2"'],
  ['Asesoría legal del mes'],
  ['Servicio de energía eléctrica'],
  ['Impresión de volantes a color'],
] as const

/**
 * The vouchers of a month, the same for the same facts: mostly facturas, with boletas, notes and utilities; newest first. The detraction of
 * one purchase is deposited late, so that its credit goes to the next month.
 */
export function aMonth({ ruc, taxPeriod, operationType, count }: MonthFacts): MockVoucher[] {
  const random = seededRandom(`${ruc} ${taxPeriod} ${operationType}`)
  const total = count ?? random.integer(24, 46)
  const vouchers = Array.from({ length: total }, (_, index) =>
    withFiles(ruc, aMonthsVoucher(random, { taxPeriod, operationType, index })),
  )
  const late = operationType === 'COMPRA' ? vouchers.findIndex(canBeLate) : -1
  return vouchers
    .map((voucher, index) => (index === late ? withLateDeposit(voucher) : voucher))
    .toSorted((a, b) => b.issue_date.localeCompare(a.issue_date) || b.number.localeCompare(a.number))
}

/** A factura that gives credit and is large enough for a detraction. */
function canBeLate({ type, igv_credit_amount, total_amount }: MockVoucher): boolean {
  return type === '01' && igv_credit_amount !== '0.00' && Number(total_amount) > DETRACTION_THRESHOLD
}

/** Where the items are known, they come from the XML, and so does the picture. */
function withFiles(ruc: string, voucher: MockVoucher): MockVoucher {
  if (voucher.item_description === null) return voucher
  const folder = `/app/internal/voucher-files/${seededUuid(`business ${ruc}`)}`
  const address = (extension: string): string =>
    `${folder}/${voucher.code}.${extension}?expires=4102444800&signature=mock`
  return { ...voucher, img_cpe_link: address('jpeg'), xml_cpe_link: address('xml') }
}

interface VoucherPlace {
  readonly taxPeriod: string
  readonly operationType: MockVoucher['operation_type']
  readonly index: number
}

function aMonthsVoucher(random: SeededRandom, { taxPeriod, operationType, index }: VoucherPlace): MockVoucher {
  const type = random.pick(['01', '01', '01', '01', '01', '03', '03', '07', operationType === 'COMPRA' ? '14' : '08'])
  const day = String(random.integer(1, 28)).padStart(2, '0')
  const who = random.integer(0, NAMES.length - 1)
  return aVoucher({
    operation_type: operationType,
    tax_period: taxPeriod,
    issue_date: `${taxPeriod.slice(0, 4)}-${taxPeriod.slice(4)}-${day}`,
    type,
    serie: seriesOf(type, random),
    number: String(100 + index),
    supplier_ruc: aRuc(500 + who),
    supplier_business_name: NAMES[who] ?? NAMES[0],
    item_description: random.integer(0, 4) === 0 ? null : [...(ITEMS[who] ?? ITEMS[0])],
    ...amounts(type, operationType, random),
    ...(operationType === 'COMPRA' && treatment(type, random, index)),
    afecto_detraccion: random.integer(0, 5) === 0 ? 'si' : 'no',
  })
}

function seriesOf(type: string, random: SeededRandom): string {
  const letter = type === '03' ? 'B' : type === '14' ? 'S' : random.pick(['F', 'F', 'E'])
  return `${letter}00${random.integer(1, 3)}`
}

function amounts(
  type: string,
  operationType: MockVoucher['operation_type'],
  random: SeededRandom,
): Partial<MockVoucher> {
  const size = centimos(random.integer(40_00, operationType === 'VENTA' ? 9_000_00 : 6_500_00))
  const taxable = isCreditNote(type) ? negateCentimos(size) : size
  const igv = multiplyByRate(taxable, '0.18')
  const isCredit = operationType === 'VENTA' || givesCredit(type)
  return {
    taxable_amount: toDecimalText(taxable),
    igv_amount: toDecimalText(igv),
    total_amount: toDecimalText(sumCentimos([taxable, igv])),
    igv_credit_amount: isCredit ? toDecimalText(igv) : '0.00',
  }
}

/** One factura in five waits for a decision, one boleta in three is over the limit; types without credit say why. */
function treatment(type: string, random: SeededRandom, index: number): Partial<MockVoucher> {
  if (!givesCredit(type)) {
    const withoutCredit: Partial<MockVoucher> = {
      igv_credit: 'no',
      igv_credit_reasons: [reasonOf('TYPE_WITHOUT_CREDIT')],
    }
    const isOverLimit = type === '03' && index % 3 === 0
    return isOverLimit
      ? { ...withoutCredit, status: 'gasto no deducible', status_reasons: [reasonOf('BOLETA_OVER_LIMIT')] }
      : withoutCredit
  }
  if (type !== '01') return {}
  const isDrawn = random.integer(0, 11) === 0
  const rule = isDrawn ? random.pick(mockRules) : index % 5 === 2 ? mockRules[index % 3] : undefined
  if (!rule) return {}
  const { code, message } = rule
  return { status: 'observado', status_reasons: [{ code, message }], igv_credit_amount: '0.00' }
}

function reasonOf(code: 'TYPE_WITHOUT_CREDIT' | 'BOLETA_OVER_LIMIT'): MockVoucher['status_reasons'][number] {
  return { code, message: purchaseReasonText(code) }
}
