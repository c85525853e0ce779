import { testRuc } from '@contapro/api/testing'
import { addMonths, type CivilDate, firstDay, type TaxPeriod } from '@contapro/sunat'
import { type DepositFacts, depositsFile } from '../../../apps/api/test-kit/deposit-files.ts'
import { purchasesFile, salesFile } from '../../../apps/api/test-kit/register-files.ts'
import type { CompanyFile } from '../../golden/open-company.ts'

/** A month of a company that buys and sells a lot. */
export interface CompanyMonth {
  readonly ruc: string
  readonly period: TaxPeriod
  /** Purchases and sales together. */
  readonly vouchers: number
}

const SUPPLIERS = 2000
const SALES_SHARE = 0.2
const SALES_SERIES = 4

/**
 * Its registers and its report of deposits. One purchase in 40 is a note without its voucher, one in 50 annulled, one in 9 under
 * detraction; half of those have their deposit, and half of the deposits came too late.
 */
export function monthFiles(month: CompanyMonth): CompanyFile[] {
  const { ruc, period, vouchers } = month
  const soldCount = Math.round(vouchers * SALES_SHARE)
  const sold = Array.from({ length: soldCount }, (_, i) => sale(period, i))
  const bought = Array.from({ length: vouchers - soldCount }, (_, i) => purchase(period, i))
  const deposits = bought.flatMap(({ hasDetraction }, i) => (hasDetraction && i % 2 === 0 ? [deposit(month, i)] : []))
  const files = [
    purchasesFile(ruc, period, bought),
    salesFile(ruc, period, sold),
    depositsFile(`detracciones-${period}.csv`, deposits),
  ]
  return files.map(({ name, content }) => ({ name, content: Buffer.from(content) }))
}

/** The supplier of a purchase. */
export const supplierOf = (i: number): string => testRuc((i * 7919) % SUPPLIERS)

function purchase(period: TaxPeriod, i: number) {
  const isNote = i % 40 === 39
  const type = isNote ? '07' : i % 30 === 29 ? '03' : '01'
  return {
    ...amountsOf(i, isNote ? -1 : 1),
    type,
    series: seriesOf(i),
    number: numberOf(period, i),
    issuedOn: dayOf(period, i),
    counterpartyDocument: supplierOf(i),
    counterpartyName: `PROVEEDOR DE PRUEBA ${supplierOf(i)} S.A.C.`,
    modified: isNote ? { issuedOn: firstDay(period), type: '01', series: 'F001', number: '77' } : null,
    state: i % 50 === 48 ? '2' : '1',
    hasDetraction: type === '01' && i % 9 === 0,
  }
}

/** Numbered one after the other in each of a company's few series; between two months some numbers are missing. */
function sale(period: TaxPeriod, i: number) {
  return {
    ...amountsOf(i, 1),
    series: `F00${i % SALES_SERIES}`,
    number: numberOf(period, Math.floor(i / SALES_SERIES)),
    issuedOn: dayOf(period, i),
    counterpartyDocument: supplierOf(i),
  }
}

function deposit({ ruc, period }: CompanyMonth, i: number): DepositFacts {
  const { taxable, igv } = amountsOf(i, 1)
  const paidOn = i % 4 === 0 ? dayOf(addMonths(period, 1), 20) : dayOf(period, 27)
  return {
    receipt: `3${numberOf(period, i).padStart(11, '0')}`,
    customer: ruc,
    supplier: supplierOf(i),
    voucher: `01-${seriesOf(i)}-${numberOf(period, i)}`,
    period,
    paid: paidOn.split('-').toReversed().join('/'),
    amount: Math.ceil(((taxable + igv) * 0.12) / 100).toFixed(2),
  }
}

function amountsOf(i: number, sign: 1 | -1): { taxable: number; igv: number } {
  const taxable = sign * (100 + ((i * 6151) % 900_000))
  return { taxable, igv: Math.round((taxable * 18) / 100) }
}

const seriesOf = (i: number): string => `F${String(i % 999).padStart(3, '0')}`

/** No two months have one in common. */
const numberOf = (period: TaxPeriod, i: number): string => `${period.slice(3)}${String(i).padStart(6, '0')}`

const dayOf = (period: TaxPeriod, i: number): CivilDate =>
  `${firstDay(period).slice(0, 8)}${String(1 + (i % 28)).padStart(2, '0')}` as CivilDate
