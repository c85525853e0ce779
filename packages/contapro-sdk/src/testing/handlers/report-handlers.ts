import { type HttpHandler, HttpResponse } from 'msw'
import type { ReportFile, ReportJob } from '../../contract/contract.ts'
import type { MockVoucher } from '../mock-voucher.ts'
import { aSettings } from '../builders/a-settings.ts'
import { type MockData, voucherKey } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { isCredited, movedInto } from '../moved-credit.ts'
import { seededUuid } from '../seeded-random.ts'
import { storedXlsx } from '../stored-xlsx.ts'
import { storedZip } from '../stored-zip.ts'

/** Report files: the first look at one finds it half made, the second one ready, with the vouchers as they were at the first. */
export function reportHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'getReport', ({ params, query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: params.ruc })
      const taxPeriod = query.get('tax_period') ?? ''
      const side = query.get('operation_type') === 'VENTA' ? 'VENTA' : 'COMPRA'
      const extension = query.get('file_extension') ?? 'xlsx'
      const all = isEmpty ? [] : (data.vouchers.get(voucherKey(ruc, taxPeriod, side)) ?? [])
      const isRce = extension !== 'xlsx' && side === 'COMPRA'
      const isWhole = query.get('register') === 'whole'
      const own = isWhole ? all.filter((voucher) => !isLeftForLater(voucher)) : all.filter(isCredited)
      const vouchers = isRce && !isEmpty ? [...movedInto(data, ruc, taxPeriod), ...own] : all
      const later = isRce ? all.filter(isLeftForLater) : []
      const isInSoles = extension !== 'xlsx'
      const report = { name: nameOf({ ruc, taxPeriod, side, extension }), vouchers, later, isInSoles }
      const answer = lookAt(data, report)
      return 'sas' in answer ? reply(200, answer) : reply(202, answer)
    }),
    mockOperation(server, 'getSiscontReport', ({ params, query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc, uuid } = ownBusiness({ ruc: params.ruc })
      const taxPeriod = query.get('tax_period') ?? ''
      const all = isEmpty ? [] : (data.vouchers.get(voucherKey(ruc, taxPeriod, 'COMPRA')) ?? [])
      const { format } = (data.settings.get(uuid) ?? aSettings()).values.siscont_template
      const name = `siscont-${ruc}-${taxPeriod}.${format}`
      const own = all.filter((voucher) => isDeductible(voucher) && !isLeftForLater(voucher))
      const vouchers = isEmpty ? [] : [...movedInto(data, ruc, taxPeriod), ...own]
      const answer = lookAt(data, { name, vouchers, later: all.filter(isLeftForLater), isInSoles: true })
      return 'sas' in answer ? reply(200, answer) : reply(202, answer)
    }),
    mockOperation(server, 'getReportFile', ({ params, data }) => {
      const rows = data.reports.get(params.job_uuid)
      if (!rows) throw new MockRefusal('REPORT_FILE_NOT_FOUND')
      return fileOf(params.file_name, rows)
    }),
  ]
}

function isDeductible({ status }: MockVoucher): boolean {
  return status === 'gasto deducible'
}

/** Whether the file of a later period holds a purchase. */
function isLeftForLater(voucher: MockVoucher): boolean {
  return voucher.igv_credit === 'later' && isDeductible(voucher)
}

interface ReportName {
  readonly ruc: string
  readonly taxPeriod: string
  readonly side: 'COMPRA' | 'VENTA'
  readonly extension: string
}

/** SUNAT's name for the files of SIRE (R.S. 112-2021). */
function nameOf({ ruc, taxPeriod, side, extension }: ReportName): string {
  if (extension === 'xlsx') return `${side === 'VENTA' ? 'ventas' : 'compras'}-contapro-${ruc}-${taxPeriod}.xlsx`
  return `LE${ruc}${taxPeriod}00${side === 'VENTA' ? '140400' : '080400'}021112.${extension}`
}

interface MockReport {
  readonly name: string
  /** What belongs into it. */
  readonly vouchers: readonly MockVoucher[]
  /** Purchases that the file of a later period holds. */
  readonly later: readonly MockVoucher[]
  /** Without the vouchers that nothing has put into soles. */
  readonly isInSoles: boolean
}

function lookAt({ reports }: MockData, { name, vouchers, later, isInSoles }: MockReport): ReportFile | ReportJob {
  const job_uuid = seededUuid(`report ${name}`)
  const waiting = `waiting ${job_uuid}`
  const leftOut = isInSoles ? vouchers.filter((voucher) => voucher.flag_missing_exchange_rate) : []
  const rows = reports.get(waiting)
  if (!rows) {
    reports.set(waiting, vouchers.filter((voucher) => !leftOut.includes(voucher)).map(rowOf))
    return { job_uuid, progress: 50 }
  }
  reports.delete(waiting)
  reports.set(job_uuid, rows)
  return {
    sas: `/app/internal/report-files/${job_uuid}/${name}?expires=4102444800&signature=mock`,
    blob_filename: name,
    left_out_count: leftOut.length,
    left_out: leftOut.slice(0, 20).map(leftOutOf),
    later_count: later.length,
    later: later.slice(0, 20).map(laterOf),
  }
}

function leftOutOf({ code, serie, number, currency }: MockVoucher): ReportFile['left_out'][number] {
  const serie_number = `${serie}-${number}`
  const message = `${serie_number} está en ${currency} y no está en el archivo: falta tipo de cambio.`
  return { code, serie_number, currency, message }
}

function laterOf({
  code,
  serie,
  number,
  currency,
  igv_credit_period: period,
}: MockVoucher): ReportFile['left_out'][number] {
  const serie_number = `${serie}-${number}`
  const message = `${serie_number} va en el archivo de un mes posterior: su detracción se completó fuera de plazo.`
  return { code, serie_number, currency, message, ...(period !== null && { tax_period: period }) }
}

function rowOf(voucher: MockVoucher): string[] {
  const { code, issue_date, supplier_business_name, taxable_amount, igv_amount, total_amount } = voucher
  return [code, issue_date, supplier_business_name, taxable_amount, igv_amount, total_amount]
}

function fileOf(name: string, rows: readonly (readonly string[])[]): Response {
  const text = rows.map((row) => `${row.join('|')}|\r\n`).join('')
  if (name.endsWith('.txt')) return HttpResponse.text(text)
  if (name.endsWith('.zip')) {
    return bytes(storedZip([{ name: name.replace(/\.zip$/, '.txt'), content: text }]), 'application/zip')
  }
  return bytes(storedXlsx(rows), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}

function bytes(content: Uint8Array<ArrayBuffer>, type: string): Response {
  return HttpResponse.arrayBuffer(content.buffer, { headers: { 'content-type': type } })
}
