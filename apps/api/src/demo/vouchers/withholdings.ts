import { addDays, type Centimos, type CivilDate, multiplyByRate, percentOf, type TaxPeriod } from '@contapro/sunat'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import { goodsTrades } from '../catalogue/trades-goods.ts'
import type { DemoCompany } from '../companies/demo-company.ts'
import type { DemoVoucher } from './demo-voucher.ts'
import { payableOf } from './voucher-amounts.ts'
import { supplierNumber } from './voucher-numbers.ts'

/** A perception (CPE 40) or retention (CPE 20) that a company suffered on one voucher. Amounts in soles. */
export interface DemoWithholding {
  readonly type: '20' | '40'
  readonly series: string
  readonly number: string
  readonly issuedOn: CivilDate
  readonly agent: DemoParty
  /** Catálogo 22 or 23. */
  readonly regime: string
  readonly percent: string
  readonly amount: Centimos
  /** Paid in all: with the perception, or without what was retained. */
  readonly net: Centimos
  readonly voucher: DemoVoucher
}

/** Of a month's vouchers, at most so many get a certificate of each kind. */
const MOST_A_MONTH = 3

/** Retentions begin above S/ 700 (R.S. 037-2002). */
const RETENTION_FROM_CENTIMOS = 70_000

/** Goods whose sellers perceive IGV, with regime and percentage (catálogo 22). */
const PERCEIVERS: readonly (readonly [suppliers: readonly string[], regime: string, percent: string])[] = [
  [goodsTrades.fuel.suppliers, '02', '1'],
  [goodsTrades.beverages.suppliers, '01', '2'],
]

/** Certificates over the purchases and sales of a period. */
export function withholdingsOf(
  company: DemoCompany,
  period: TaxPeriod,
  vouchers: readonly DemoVoucher[],
): DemoWithholding[] {
  if (!company.books) return []
  const { purchases, sales } = company.books
  const facturas = vouchers.filter((voucher) => voucher.type === '01' && voucher.state === '1')
  const perceived = purchases.suffersPerceptions ? perceivedOf(facturas) : []
  const retained = sales.suffersRetentions ? facturas.filter(isRetained).slice(0, MOST_A_MONTH) : []
  return [
    ...perceived.map((voucher, rank) => perception(company, period, voucher, rank)),
    ...retained.map((voucher, rank) => retention(company, period, voucher, rank)),
  ]
}

function perceivedOf(facturas: readonly DemoVoucher[]): DemoVoucher[] {
  return facturas
    .filter((voucher) => voucher.operation === 'COMPRA' && rateOfPerception(voucher.counterparty.name) !== undefined)
    .slice(0, MOST_A_MONTH)
}

function rateOfPerception(supplier: string) {
  return PERCEIVERS.find(([suppliers]) => suppliers.includes(supplier))
}

/** A customer that is an agent withholds from what carries IGV and no detraction (R.S. 037-2002, art. 5). */
function isRetained(voucher: DemoVoucher): boolean {
  const { operation, amounts, detraction, counterparty } = voucher
  const isTaxedSale = operation === 'VENTA' && amounts.igv > 0 && counterparty.documentType === '6'
  return isTaxedSale && detraction === null && solesOf(voucher) > RETENTION_FROM_CENTIMOS
}

function perception(company: DemoCompany, period: TaxPeriod, voucher: DemoVoucher, rank: number): DemoWithholding {
  const [, regime, percent] = rateOfPerception(voucher.counterparty.name) ?? [[], '01', '2']
  const paid = solesOf(voucher)
  const amount = percentOf(paid, percent)
  return {
    ...certificate(company, period, voucher, { type: '40', series: 'P001', rank }),
    regime,
    percent,
    amount,
    net: (paid + amount) as Centimos,
  }
}

function retention(company: DemoCompany, period: TaxPeriod, voucher: DemoVoucher, rank: number): DemoWithholding {
  const paid = solesOf(voucher)
  const amount = percentOf(paid, '3')
  return {
    ...certificate(company, period, voucher, { type: '20', series: 'R001', rank }),
    regime: '01',
    percent: '3',
    amount,
    net: (paid - amount) as Centimos,
  }
}

function certificate(
  company: DemoCompany,
  period: TaxPeriod,
  voucher: DemoVoucher,
  { type, series, rank }: { readonly type: '20' | '40'; readonly series: string; readonly rank: number },
) {
  const sequence = `${company.ruc}:${voucher.counterparty.document}:${series}`
  return {
    type,
    series,
    number: supplierNumber(sequence, period, rank),
    issuedOn: addDays(voucher.issuedOn, 2),
    agent: voucher.counterparty,
    voucher,
  }
}

function solesOf({ amounts, exchangeRate }: DemoVoucher): Centimos {
  return multiplyByRate(payableOf(amounts), exchangeRate)
}
