import { type HttpHandler, HttpResponse } from 'msw'
import type { ReportFile, ReportJob, Voucher } from '../../contract/contract.ts'
import { type MockData, voucherKey } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
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
      const vouchers = extension === 'xlsx' || side === 'VENTA' ? all : all.filter(isDeductible)
      const answer = lookAt(data, nameOf({ ruc, taxPeriod, side, extension }), vouchers)
      return 'sas' in answer ? reply(200, answer) : reply(202, answer)
    }),
    mockOperation(server, 'getSiscontReport', ({ params, query, data, isEmpty, ownBusiness, reply }) => {
      const { ruc } = ownBusiness({ ruc: params.ruc })
      const taxPeriod = query.get('tax_period') ?? ''
      const all = isEmpty ? [] : (data.vouchers.get(voucherKey(ruc, taxPeriod, 'COMPRA')) ?? [])
      const answer = lookAt(data, `siscont-${ruc}-${taxPeriod}.txt`, all.filter(isDeductible))
      return 'sas' in answer ? reply(200, answer) : reply(202, answer)
    }),
    mockOperation(server, 'getReportFile', ({ params, data }) => {
      const rows = data.reports.get(params.job_uuid)
      if (!rows) throw new MockRefusal('REPORT_FILE_NOT_FOUND')
      return fileOf(params.file_name, rows)
    }),
  ]
}

function isDeductible({ status }: Voucher): boolean {
  return status === 'gasto deducible'
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

function lookAt({ reports }: MockData, blob_filename: string, vouchers: readonly Voucher[]): ReportFile | ReportJob {
  const job_uuid = seededUuid(`report ${blob_filename}`)
  const waiting = `waiting ${job_uuid}`
  const rows = reports.get(waiting)
  if (!rows) {
    reports.set(waiting, vouchers.map(rowOf))
    return { job_uuid, progress: 50 }
  }
  reports.delete(waiting)
  reports.set(job_uuid, rows)
  return {
    sas: `/app/internal/report-files/${job_uuid}/${blob_filename}?expires=4102444800&signature=mock`,
    blob_filename,
  }
}

function rowOf(voucher: Voucher): string[] {
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
