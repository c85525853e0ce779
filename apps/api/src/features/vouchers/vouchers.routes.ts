import { Readable } from 'node:stream'
import type { TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import { type Reason, RequestMalformedError } from '../../platform/errors/domain-error.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { QueryOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { statusOfKey, type VoucherFilter, type VoucherSearch } from '../../vouchers/lists/voucher-filter.ts'
import { type ChosenFiles, downloadVoucherFiles } from './download-voucher-files.ts'
import { getVoucherFile } from './get-voucher-file.ts'
import { listFigureVouchers, type WantedFigure } from './list-figure-vouchers.ts'
import { listFilterOptions } from './list-filter-options.ts'
import { listVouchers } from './list-vouchers.ts'
import { toFilterOptions, toVoucherFiles, toVoucherList } from './voucher-answers.ts'

export const voucherRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/dashboard-reports/all-invoices', fromContract('listVouchers'), async (c) => {
    const query = c.req.valid('query')
    const page = { page: query.page, size: query.size }
    const figure = toFigure(query)
    const found = figure
      ? await listFigureVouchers(c.var.ctx, query.ruc, figure, page)
      : await listVouchers(c.var.ctx, query.ruc, toFilter(query), page)
    return c.json(toVoucherList(found, page, c.var.ctx.fileAddresses))
  })
  .get(
    '/app/internal/businesses/dashboard-reports/filter-all-invoices',
    fromContract('listVoucherFilterOptions'),
    async (c) => {
      const { ruc, tax_period, operation_type = 'COMPRA' } = c.req.valid('query')
      const side = { operation: operation_type, period: tax_period as TaxPeriod }
      return c.json(toFilterOptions(await listFilterOptions(c.var.ctx, ruc, side)))
    },
  )
  .post(
    '/app/internal/businesses/dashboard-reports/all-invoices-files',
    fromContract('downloadVoucherFiles'),
    async (c) => {
      const { ruc, ...body } = c.req.valid('json')
      return c.json(toVoucherFiles(await downloadVoucherFiles(c.var.ctx, ruc, toChosenFiles(body))))
    },
  )
  .post(
    '/app/internal/businesses/dashboard-reports/validated-images',
    fromContract('downloadValidatedFiles'),
    async (c) => {
      const { ruc, ...body } = c.req.valid('json')
      const chosen = { ...toChosenFiles(body), status: 'gasto deducible' } as const
      return c.json(toVoucherFiles(await downloadVoucherFiles(c.var.ctx, ruc, chosen)))
    },
  )
  .get('/app/internal/voucher-files/:uuid/:file_name', fromContract('getVoucherFile'), async (c) => {
    const { uuid, file_name } = c.req.valid('param')
    const address = { businessUuid: uuid, fileName: file_name }
    const { content, sizeBytes, contentType } = await getVoucherFile(c.var.services, address, c.req.valid('query'))
    return c.body(Readable.toWeb(content) as ReadableStream, 200, {
      'content-type': contentType,
      'content-length': String(sizeBytes),
      'content-disposition': `attachment; filename="${file_name.replaceAll(/[^\w.-]/g, '_')}"`,
    })
  })

interface FilesBody {
  readonly tax_period: string
  readonly invoiceCodes: readonly string[]
  readonly type: 'xml' | 'jpeg'
}

/** Page, size and status only say where the codes were chosen: the codes alone decide. */
function toChosenFiles({ tax_period, invoiceCodes, type }: FilesBody): ChosenFiles {
  return { period: tax_period as TaxPeriod, codes: invoiceCodes, format: type }
}

function toFilter(query: QueryOf<'listVouchers'>): VoucherFilter {
  return {
    operation: query.operation_type ?? 'COMPRA',
    period: query.tax_period as TaxPeriod,
    status: statusOfKey.get(query.status),
    search: toSearch(query),
    isAdvised: wantsAdvised(query),
  }
}

/** Purchases are advised about in Observaciones. */
function wantsAdvised({ with_advices, operation_type }: QueryOf<'listVouchers'>): boolean {
  if (with_advices !== undefined && operation_type !== 'VENTA') throw new RequestMalformedError([onlyOfSales])
  return with_advices !== undefined
}

const onlyOfSales: Reason = {
  code: 'FIELD_NOT_ALLOWED',
  message: 'El campo with_advices es solo de ventas.',
  field: 'with_advices',
}

/** A figure says by itself which vouchers it is made of. */
function toFigure(query: QueryOf<'listVouchers'>): WantedFigure | undefined {
  const { figure: name, figure_reason: reason, operation_type: operation = 'COMPRA' } = query
  if (name === undefined) {
    if (reason !== undefined) throw new RequestMalformedError([missing('figure')])
    return undefined
  }
  if (query.status !== '0') throw notWithFigure('status')
  if (query.filter_by !== undefined || query.value_filter !== undefined) throw notWithFigure('filter_by')
  if (query.with_advices !== undefined) throw notWithFigure('with_advices')
  if (reason !== undefined && name !== 'observado') throw notWithFigure('figure_reason')
  return { operation, period: query.tax_period as TaxPeriod, figure: { name, reason } }
}

const notWithFigure = (field: string): RequestMalformedError =>
  new RequestMalformedError([
    {
      code: 'FIELD_NOT_ALLOWED',
      message: `El campo ${field} no va con esta cifra, que ya dice sus comprobantes.`,
      field,
    },
  ])

/** The two go together, which the contract's schema cannot say. */
function toSearch({ filter_by, value_filter }: QueryOf<'listVouchers'>): VoucherSearch | undefined {
  if (filter_by === undefined && value_filter === undefined) return undefined
  if (filter_by === undefined) throw new RequestMalformedError([missing('filter_by')])
  if (value_filter === undefined) throw new RequestMalformedError([missing('value_filter')])
  return { by: filter_by, value: value_filter }
}

const missing = (field: string): Reason => ({ code: 'FIELD_REQUIRED', message: `Falta el campo ${field}.`, field })
