import { addDays, sumCentimos, type TaxPeriod } from '@contapro/sunat'
import { companyCustomer, foreignCustomer, personCustomer, unnamedCustomer } from '../catalogue/customers.ts'
import type { DemoParty } from '../catalogue/supplier-document.ts'
import type { DemoCompany, SalesPlan } from '../companies/demo-company.ts'
import { createRandom, type Random } from '../invented/random.ts'
import { dayOf, daysOf } from './calendar.ts'
import { type DemoAmounts, type DemoVoucher, plainVoucher } from './demo-voucher.ts'
import { detractionOf, operationTypeOf } from './detraction-of.ts'
import { drawLines } from './draw-lines.ts'
import { exchangeRateOn } from './exchange-rate.ts'
import { currenciesOf } from './purchases.ts'
import { salesCounts, salesCountsBefore } from './sales-counts.ts'
import { amountsOf, bagTax, noAmounts, payableOf } from './voucher-amounts.ts'

/** From this total a boleta names its buyer: S/ 700 (Reglamento de Comprobantes de Pago). */
const NAMED_BOLETA_CENTIMOS = 70_000

/** Facturas and boletas that a company issues in a period, by number. */
export function salesIssued(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  if (!company.books) return []
  const plan = company.books.sales
  const random = createRandom(`sales:${company.ruc}:${period}`)
  const counts = salesCounts(company, period)
  const before = salesCountsBefore(company, period)
  const facturas = days(random, period, counts.facturas).map((day, rank) =>
    sale(random, plan, period, { type: '01', number: before.facturas + rank + 1, day }),
  )
  const boletas = days(random, period, counts.boletas).map((day, rank) =>
    sale(random, plan, period, { type: '03', number: before.boletas + rank + 1, day }),
  )
  return withAnnulled(random, [...facturas, ...boletas], plan.annulled)
}

/** One row a day with the range of tickets of a cash register; their detail stays in the machine. */
export function ticketsIssued(company: DemoCompany, period: TaxPeriod): DemoVoucher[] {
  if (!company.books?.sales.hasTickets) return []
  const { tickets } = salesCounts(company, period)
  const before = salesCountsBefore(company, period).tickets
  const trade = company.books.sales.trades[0]?.[0]
  if (!trade) return []
  const aDay = tickets / daysOf(period)
  return Array.from({ length: daysOf(period) }, (_, index) => {
    const random = createRandom(`tickets:${company.ruc}:${period}:${index}`)
    const issuedOn = dayOf(period, index + 1)
    const first = before + index * aDay + 1
    const bills = Array.from({ length: random.int(4, 9) }, () => amountsOf(drawLines(random, trade, issuedOn)))
    return {
      ...plainVoucher,
      operation: 'VENTA',
      type: '12',
      series: 'FFGF120457',
      number: String(first),
      finalNumber: String(first + aDay - 1),
      issuedOn,
      counterparty: unnamedCustomer,
      amounts: addAll(bills),
    }
  })
}

function sale(
  random: Random,
  plan: SalesPlan,
  period: TaxPeriod,
  { type, number, day }: { readonly type: '01' | '03'; readonly number: number; readonly day: number },
): DemoVoucher {
  const trade = random.weighted(plan.trades)
  const issuedOn = dayOf(period, day)
  const isExport = trade.items[0]?.tax === 'export'
  const currency = type === '03' ? 'PEN' : random.weighted(currenciesOf(trade))
  const exchangeRate = exchangeRateOn(currency, issuedOn)
  const lines = drawLines(random, trade, issuedOn, currency)
  const bags = trade.sellsBags && currency === 'PEN' && random.chance(10) ? random.int(1, 4) : 0
  const amounts = amountsOf(lines, bagTax(bags))
  const detraction = type === '01' ? detractionOf(trade.detraction, amounts, exchangeRate) : null
  return {
    ...plainVoucher,
    operation: 'VENTA',
    type,
    series: type === '03' ? 'B001' : (trade.series[0] ?? 'F001'),
    number: String(number),
    issuedOn,
    dueOn: type === '01' && random.chance(50) ? addDays(issuedOn, 30) : null,
    counterparty: buyer(random, type, isExport, amounts),
    currency,
    exchangeRate,
    lines,
    amounts,
    operationType: isExport ? '0200' : operationTypeOf(detraction),
    detraction,
  }
}

function buyer(random: Random, type: '01' | '03', isExport: boolean, amounts: DemoAmounts): DemoParty {
  if (isExport) return foreignCustomer(random)
  if (type === '01') return companyCustomer(random)
  const mustBeNamed = payableOf(amounts) >= NAMED_BOLETA_CENTIMOS
  return mustBeNamed || random.chance(55) ? personCustomer(random) : unnamedCustomer
}

/** Days of so many vouchers, rising, as their numbers do. */
function days(random: Random, period: TaxPeriod, count: number): number[] {
  return Array.from({ length: count }, () => random.int(1, daysOf(period))).toSorted((a, b) => a - b)
}

function withAnnulled(random: Random, vouchers: DemoVoucher[], count: number): DemoVoucher[] {
  const annulled = new Set(Array.from({ length: count }, () => random.int(0, vouchers.length - 1)))
  return vouchers.map((voucher, index) => (annulled.has(index) ? { ...voucher, state: '2' } : voucher))
}

function addAll(all: readonly DemoAmounts[]): DemoAmounts {
  const sum = (key: keyof DemoAmounts) => sumCentimos(all.map((amounts) => amounts[key]))
  return {
    ...noAmounts,
    taxable: sum('taxable'),
    igv: sum('igv'),
    exonerated: sum('exonerated'),
  }
}
