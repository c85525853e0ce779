import type { TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { DashboardFilters } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { getPdt621, type PeriodOfCompany } from './get-pdt-621.ts'
import { getPdtReport } from './get-pdt-report.ts'
import { listBoxVouchers } from './list-box-vouchers.ts'
import { toBoxVoucherList, toPdt621, toPdtReport } from './pdt-answers.ts'

export const pdtRoutes = new Hono<ApiEnv>()
  .get('/app/internal/dashboard/pdt-report', fromContract('getPdtReport'), async (c) => {
    const { ruc, tax_period, operation_type: operation } = c.req.valid('query').filters
    const report = await getPdtReport(c.var.ctx, { ruc, period: tax_period as TaxPeriod, operation })
    return c.json(toPdtReport(report, operation))
  })
  .get('/app/internal/dashboard/pdt-621', fromContract('getPdt621'), async (c) => {
    const company = toCompany(c.req.valid('query').filters)
    return c.json(toPdt621(await getPdt621(c.var.ctx, company), company))
  })
  .get('/app/internal/dashboard/pdt-621/vouchers', fromContract('listPdt621Vouchers'), async (c) => {
    const { filters, box, off, page, size } = c.req.valid('query')
    const found = await listBoxVouchers(
      c.var.ctx,
      { ...toCompany(filters), box, isOff: off === 'true' },
      { page, size },
    )
    return c.json(toBoxVoucherList(found, { page, size }, c.var.ctx.fileAddresses))
  })

const toCompany = ({ ruc, tax_period, business_uuid }: DashboardFilters): PeriodOfCompany => ({
  ruc,
  businessUuid: business_uuid,
  period: tax_period as TaxPeriod,
})
