import { Readable } from 'node:stream'
import type { TaxPeriod } from '@contapro/sunat'
import { type Context, Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { spokenName } from '../../vouchers/files/spoken-name.ts'
import { periodText } from '../../vouchers/merge/period-text.ts'
import type { LeftOut, LeftOutVoucher } from '../../vouchers/reports/left-out.store.ts'
import type { ReportJobs } from '../../vouchers/reports/report-jobs.ts'
import { getReportFile } from './get-report-file.ts'
import { type OrderedReport, orderReport, type ReportQuery } from './order-report.ts'

export const reportRoutes = (jobs: ReportJobs): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .get('/app/internal/businesses/:ruc/reports', fromContract('getReport'), async (c) => {
      const { tax_period, operation_type, file_extension, register } = c.req.valid('query')
      const isPurchases = operation_type === 'COMPRA'
      const ofSire = isPurchases ? (register === 'whole' ? 'rce-whole' : 'rce') : 'rvie'
      return answer(
        c,
        await orderReport(c.var.ctx, jobs, {
          ruc: c.req.valid('param').ruc,
          period: tax_period as TaxPeriod,
          kind: file_extension === 'xlsx' ? (isPurchases ? 'compras' : 'ventas') : ofSire,
          isZipped: file_extension === 'zip',
        }),
      )
    })
    .get('/app/internal/businesses/:ruc/reports/siscont', fromContract('getSiscontReport'), async (c) => {
      const period = c.req.valid('query').tax_period as TaxPeriod
      const query: ReportQuery = { ruc: c.req.valid('param').ruc, period, kind: 'siscont', isZipped: false }
      return answer(c, await orderReport(c.var.ctx, jobs, query))
    })
    .get('/app/internal/report-files/:job_uuid/:file_name', fromContract('getReportFile'), async (c) => {
      const { job_uuid: jobUuid, file_name: fileName } = c.req.valid('param')
      const { content, sizeBytes } = await getReportFile(c.var.services, { jobUuid, fileName }, c.req.valid('query'))
      return c.body(Readable.toWeb(content) as ReadableStream, 200, {
        'content-type': contentTypeOf(fileName),
        'content-length': String(sizeBytes),
        'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
      })
    })

function answer(c: Context<ApiEnv>, { job, leftOut, annulled, later }: OrderedReport): Response {
  if (job.state !== 'done') {
    const { uuid, progress } = job
    return c.json({ job_uuid: uuid, progress } satisfies Contract<'report-job'>, 202)
  }
  const sas = c.var.ctx.fileAddresses.sign({ jobUuid: job.uuid, fileName: job.fileName })
  const file: Contract<'report-file'> = {
    sas,
    blob_filename: job.fileName,
    left_out_count: leftOut.count,
    left_out: toNamed(
      leftOut,
      (name, { currency }) => `${name} está en ${currency} y no está en el archivo: falta tipo de cambio.`,
    ),
    annulled_count: annulled.count,
    annulled: toNamed(annulled, (name) => `${name} está anulado y no está en el archivo.`),
    later_count: later.count,
    later: toNamed(
      later,
      (name, { creditPeriod }) =>
        `${name} va en el archivo de ${periodText(creditPeriod ?? '')}: su detracción se completó fuera de plazo.`,
    ),
  }
  return c.json(file)
}

/** The vouchers that a file does not hold, each with the reason in a sentence. */
function toNamed(
  { vouchers }: LeftOut,
  sentence: (name: string, voucher: LeftOutVoucher) => string,
): Contract<'left-out-voucher'>[] {
  return vouchers.map((voucher) => {
    const { code, series, number, currency, creditPeriod } = voucher
    const message = sentence(spokenName({ series, number }), voucher)
    const period = creditPeriod === null ? {} : { tax_period: creditPeriod }
    return { code, serie_number: `${series}-${number}`, currency, message, ...period }
  })
}

function contentTypeOf(fileName: string): string {
  if (fileName.endsWith('.zip')) return 'application/zip'
  if (fileName.endsWith('.xlsx')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  // The file of Siscont is Latin-1: a character is a byte in it.
  return fileName.startsWith('siscont') ? 'text/plain; charset=iso-8859-1' : 'text/plain; charset=utf-8'
}
