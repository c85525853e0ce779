import { addMonths, lastDay } from '@contapro/sunat'
import { supplierOf } from './company-month.ts'
import type { FilledCompany } from './fill-company.ts'

/** A call that a screen makes. */
export interface BenchCall {
  readonly name: string
  pathOf(company: FilledCompany): string
}

const PAGE_ROWS = 100
const internal = '/app/internal'
const dashboard = `${internal}/businesses/dashboard`
const reports = `${internal}/businesses/dashboard-reports`

type QueryOf = (company: FilledCompany) => object

const month: QueryOf = ({ ruc, period }) => ({ ruc, tax_period: period })
const monthOfOwner: QueryOf = ({ ruc, uuid, period }) => ({ ruc, tax_period: period, business_uuid: uuid })
const asFilters =
  (query: QueryOf): QueryOf =>
  (company) => ({ filters: JSON.stringify(query(company)) })
const side = (operation_type: 'COMPRA' | 'VENTA'): QueryOf =>
  asFilters((company) => ({ ...month(company), operation_type }))

/** The figures of a month: what they cost must not grow with the vouchers. */
export const totalCalls: readonly BenchCall[] = [
  call('total-amount', `${dashboard}/total-amount`, month),
  call('total-amount-detractions', `${dashboard}/total-amount-detractions`, monthOfOwner),
  call('purchase/dashboard', `${internal}/purchase/dashboard`, asFilters(monthOfOwner)),
  call('sales/dashboard', `${internal}/sales/dashboard`, asFilters(monthOfOwner)),
  call('history', `${internal}/dashboard/history`, side('COMPRA')),
  call('pdt-report, purchases', `${internal}/dashboard/pdt-report`, side('COMPRA')),
  call('pdt-report, sales', `${internal}/dashboard/pdt-report`, side('VENTA')),
  call('pdt-621', `${internal}/dashboard/pdt-621`, asFilters(monthOfOwner)),
]

/** Lists, in pages of a hundred rows; the first call only asks whether the server is there, and says what HTTP takes of every other. */
export const listCalls: readonly BenchCall[] = [
  call('health, the least that a call takes', '/health', () => ({})),
  allInvoices('first page', {}),
  allInvoices('page 50', { page: 50 }),
  allInvoices('sales', { operation_type: 'VENTA' }),
  allInvoices('observed', { status: '3' }),
  filtered('type', '07'),
  filtered('series', 'F500'),
  filtered('status', '2'),
  filtered('provider', supplierOf(7)),
  filtered('serie_number', 'F500-60800'),
  filtered('serie_number', 'F50'),
  filtered('serie_number', '6080004'),
  call('filter-all-invoices', `${reports}/filter-all-invoices`, month),
  call('observed', `${reports}/observed`, page(month)),
  call('rejected', `${reports}/rejected`, (company) => ({ ...month(company), page_record: PAGE_ROWS })),
  call('validated', `${reports}/validated`, page(withUuid)),
  call('validated, page 50', `${reports}/validated`, page(withUuid, { page: 50 })),
  detractions('to pay', { paid: 'N' }),
  detractions('paid', { paid: 'S' }),
  call(
    'detractions, paid by date',
    `${dashboard}/detractions`,
    page((company) => ({ ...monthOfOwner(company), paid: 'S', ...datesOf(company) })),
  ),
  call('perceptions', `${reports}/perceptions`, page(withheld)),
  call('retentions', `${reports}/retentions`, page(withheld)),
  boxOf('107'),
  boxOf('100'),
]

function allInvoices(name: string, query: object): BenchCall {
  return call(`all-invoices, ${name}`, `${reports}/all-invoices`, page(month, query))
}

function filtered(by: string, value: string): BenchCall {
  return allInvoices(`${by} ${value}`, { filter_by: by, value_filter: value })
}

function detractions(name: string, query: object): BenchCall {
  return call(`detractions, ${name}`, `${dashboard}/detractions`, page(monthOfOwner, query))
}

function boxOf(box: string): BenchCall {
  return call(
    `pdt-621/vouchers, box ${box}`,
    `${internal}/dashboard/pdt-621/vouchers`,
    page(asFilters(monthOfOwner), { box }),
  )
}

function page(query: QueryOf, more: object = {}): QueryOf {
  return (company) => ({ ...query(company), page: 1, size: PAGE_ROWS, ...more })
}

function withUuid({ ruc, uuid, period }: FilledCompany): object {
  return { ruc, uuid, tax_period: period }
}

function withheld({ ruc, uuid, period }: FilledCompany): object {
  return { business_ruc: ruc, business_uuid: uuid, tax_period: period }
}

/** From one month's end to the next: deposits of both, on time and late. */
function datesOf({ period }: FilledCompany): object {
  return { fecha_inicio: lastDay(addMonths(period, -1)), fecha_fin: lastDay(period) }
}

function call(name: string, path: string, query: QueryOf): BenchCall {
  const searchOf = (company: FilledCompany): URLSearchParams =>
    new URLSearchParams(Object.entries(query(company)).map(([key, value]) => [key, String(value)]))
  return { name, pathOf: (company) => `${path}?${searchOf(company).toString()}` }
}
