import type { SpecifiedCall } from './specified-call.ts'

const source = 'part 2 §7'
const reports = '/app/internal/businesses/dashboard-reports'
const dashboard = '/app/internal/businesses/dashboard'
const month = ['ruc', 'tax_period']
const monthOfCompany = ['filters.ruc', 'filters.tax_period', 'filters.business_uuid']
const monthOfSide = ['filters.ruc', 'filters.tax_period', 'filters.operation_type']
const page = ['page', 'size']
const decided = ['success', 'data', 'summary', 'metadata']
const withheld = ['business_ruc', 'business_uuid', 'tax_period', ...page]
const files = [...month, ...page, 'invoiceCodes', 'type']
const address = ['sas', 'blob_filename']
const igv = ['total_amount_igv_sales', 'total_amount_igv_purchase', 'total_amount_igv_total']
const balance = ['sum_positive_balance', 'flag_show_positive_balance', 'total_cpes_count']
const apiKey = ['sunat_api_key', 'sunat_api_secret']

/** The calls of specification part 2 §7 that part 1 does not have; elided paths by decisions 8. */
export const callsOfPart2: readonly SpecifiedCall[] = [
  { call: 'GET /app/internal/purchase/dashboard', source, query: monthOfCompany },
  {
    call: 'GET /app/internal/sales/dashboard',
    source: `${source}, §3`,
    query: monthOfCompany,
    answer: ['total_importe_total', 'total_cpes_count', 'porcentage_previous_month', 'igv_18_amount'],
  },
  { call: 'GET /app/internal/dashboard/history', source, query: monthOfSide, answer: ['history'] },
  { call: 'GET /app/internal/dashboard/pdt-report', source, query: monthOfSide },
  { call: `GET ${reports}/observed`, source, query: [...month, ...page], answer: decided },
  { call: `GET ${reports}/rejected`, source, query: [...month, 'page', 'page_record'], answer: decided },
  { call: `GET ${reports}/validated`, source, query: [...month, 'uuid', ...page], answer: decided },
  { call: `PATCH ${reports}/observed/validate/`, source, query: month, body: ['cpes'] },
  { call: `PATCH ${reports}/observed/decline/`, source, query: month, body: ['cpes'] },
  { call: `GET ${reports}/perceptions`, source, query: withheld, answer: ['summary'] },
  { call: `GET ${reports}/retentions`, source, query: withheld, answer: ['summary'] },
  {
    call: `GET ${dashboard}/detractions`,
    source,
    query: ['business_uuid', ...month, ...page, 'paid', 'fecha_inicio', 'fecha_fin'],
    answer: ['vouchers', 'summary', 'pagination'],
  },
  { call: `POST ${reports}/validated-images`, source, body: files, answer: ['zip_file'] },
  { call: `GET ${reports}/filter-all-invoices`, source, query: month, answer: ['data'] },
  {
    call: `GET ${reports}/all-invoices`,
    source,
    query: [...month, ...page, 'status', 'filter_by', 'value_filter'],
    answer: ['data', 'metadata'],
  },
  { call: `POST ${reports}/all-invoices-files`, source, body: [...files, 'status'], answer: ['zip_file'] },
  { call: `GET ${dashboard}/total-amount`, source: `${source}, §3`, query: month, answer: [...igv, ...balance] },
  {
    call: `GET ${dashboard}/total-amount-detractions`,
    source: `${source}, §3`,
    query: [...month, 'business_uuid'],
    answer: ['sum_paid_detractions', 'sum_not_paid_detractions'],
  },
  {
    call: 'GET /app/internal/businesses/{ruc}/reports',
    source: `${source}, decisions 14`,
    query: ['tax_period', 'operation_type', 'file_extension'],
    answer: address,
  },
  {
    call: 'GET /app/internal/businesses/{ruc}/reports/siscont',
    source: `${source}, decisions 14`,
    query: ['tax_period'],
    answer: address,
  },
  { call: 'PATCH /app/internal/businesses/{uuid}/credentials', source, body: ['username', 'password', ...apiKey] },
  {
    call: 'POST /app/internal/businesses/{uuid}/validate-credentials',
    source,
    body: ['ruc', 'username', 'password', ...apiKey],
    answer: ['code', 'source_validation'],
  },
]
