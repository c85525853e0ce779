import { type HttpHandler, HttpResponse } from 'msw'
import type { VoucherFigure, VoucherFilterOptions, VoucherList } from '../../contract/contract.ts'
import type { MockVoucher } from '../mock-voucher.ts'
import { listSummaryOf } from '../figures-of.ts'
import { figureOf } from '../mock-figures.ts'
import { voucherKey } from '../mock-data.ts'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { movedInto } from '../moved-credit.ts'
import { mockVoucherFile } from '../mock-voucher-file.ts'
import { pageOf } from '../page-of.ts'

/** Vouchers with their filter, paging and sums, the filter's options, and files. */
export function voucherHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listVouchers', (call) => {
      const figure = call.query.get('figure') as VoucherFigure | null
      if (figure !== null) return call.reply(200, figureList(call, figure))
      const wanted = (vouchers: readonly MockVoucher[]): MockVoucher[] =>
        vouchers.filter((voucher) => isWanted(voucher, call.query))
      const found = wanted(vouchersOf(call))
      const summary = { ...listSummaryOf(found, wanted(movedOf(call))), ...countsOfPeriod(call) }
      return call.reply(200, { ...pageOf(found, call.query), summary })
    }),
    mockOperation(server, 'listVoucherFilterOptions', (call) => call.reply(200, { data: optionsOf(vouchersOf(call)) })),
    mockOperation(server, 'getVoucherFile', ({ params }) => {
      const { content, type } = mockVoucherFile(params.file_name)
      return HttpResponse.arrayBuffer(content.buffer, { headers: { 'content-type': type } })
    }),
  ]
}

/** Of the whole period, whatever the filter. */
function countsOfPeriod(
  call: MockCall<'listVouchers'>,
): Pick<NonNullable<VoucherList['summary']>, 'advised_cpes_count' | 'observed_cpes_count'> {
  const vouchers = vouchersOf(call)
  return call.query.get('operation_type') === 'VENTA'
    ? { advised_cpes_count: vouchers.filter(isAdvised).length }
    : { observed_cpes_count: vouchers.filter(({ status }) => status === 'observado').length }
}

const isAdvised = ({ sale_advices: advices = [] }: MockVoucher): boolean => advices.length > 0

function figureList(call: MockCall<'listVouchers'>, figure: VoucherFigure): VoucherList {
  const reason = call.query.get('figure_reason')
  const found = figureOf({ figure, reason, own: vouchersOf(call), moved: movedOf(call) })
  const isMoved = ({ tax_period }: MockVoucher): boolean => tax_period !== call.query.get('tax_period')
  const summary = listSummaryOf(found.vouchers, found.vouchers.filter(isMoved))
  return { ...pageOf(found.vouchers, call.query), summary: { ...summary, figure: found.figure } }
}

function vouchersOf(call: MockCall<'listVouchers'> | MockCall<'listVoucherFilterOptions'>): readonly MockVoucher[] {
  const { ruc } = call.ownBusiness({ ruc: call.query.get('ruc') ?? '' })
  const side = call.query.get('operation_type') === 'VENTA' ? 'VENTA' : 'COMPRA'
  const key = voucherKey(ruc, call.query.get('tax_period') ?? '', side)
  return call.isEmpty ? [] : (call.data.vouchers.get(key) ?? [])
}

function movedOf({ data, query, isEmpty }: MockCall<'listVouchers'>): readonly MockVoucher[] {
  if (isEmpty || query.get('operation_type') === 'VENTA') return []
  return movedInto(data, query.get('ruc') ?? '', query.get('tax_period') ?? '')
}

const STATUS_WORDS: Readonly<Record<string, MockVoucher['status']>> = {
  '1': 'gasto deducible',
  '2': 'gasto no deducible',
  '3': 'observado',
}

/** The words of the status filter as the screen shows them. */
const STATUS_NAMES = { '1': 'Gasto deducible', '2': 'Gasto no deducible', '3': 'Observado' } as const

function isWanted(voucher: MockVoucher, query: URLSearchParams): boolean {
  const status = query.get('status') ?? '0'
  if (status !== '0' && voucher.status !== STATUS_WORDS[status]) return false
  if (query.get('with_advices') !== null && !isAdvised(voucher)) return false
  const fits = FITS[query.get('filter_by') ?? '']
  return fits === undefined || fits(voucher, query.get('value_filter') ?? '')
}

/** Whether a voucher fits a value, by the field that it is filtered by. */
const FITS: Readonly<Record<string, (voucher: MockVoucher, value: string) => boolean>> = {
  type: ({ type }, value) => type === value,
  series: ({ serie }, value) => serie === value,
  status: ({ status }, value) => status === STATUS_WORDS[value],
  provider: ({ supplier_ruc }, value) => supplier_ruc === value,
  serie_number: (voucher, value) => serieNumberOf(voucher).includes(value),
}

function optionsOf(vouchers: readonly MockVoucher[]): VoucherFilterOptions {
  const statuses = Object.entries(STATUS_NAMES).filter(([key]) =>
    vouchers.some(({ status }) => status === STATUS_WORDS[key]),
  )
  return {
    types_of_vouchers: byName(vouchers.map(({ type, type_name }) => [type, type_name])),
    series_of_vouchers: byName(vouchers.map(({ serie }) => [serie, serie])),
    status_of_vouchers: Object.fromEntries(statuses),
    provider_of_vouchers: byName(vouchers.map((voucher) => [voucher.supplier_ruc, voucher.supplier_business_name])),
    serie_number_of_vouchers: [...new Set(vouchers.map(serieNumberOf))].toSorted().slice(0, 1_000),
  }
}

function byName(options: readonly (readonly [key: string, name: string])[]): Record<string, string> {
  return Object.fromEntries(options.toSorted(([, a], [, b]) => a.localeCompare(b, 'es')))
}

function serieNumberOf({ serie, number }: MockVoucher): string {
  return `${serie}-${number}`
}
