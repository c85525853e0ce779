import type { CivilDate, TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import { type Reason, RequestMalformedError } from '../../domain-error.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { QueryOf } from '../../http/contract/contract-values.ts'
import { fromContract } from '../../http/contract/from-contract.ts'
import { toDetractionList, toDetractionTotals } from './detraction-answers.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { getDetractionTotals } from './get-detraction-totals.ts'
import { listDetractions } from './list-detractions.ts'

export const detractionRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/dashboard/detractions', fromContract('listDetractions'), async (c) => {
    const query = c.req.valid('query')
    const page = { page: query.page, size: query.size }
    const name = { uuid: query.business_uuid, ruc: query.ruc }
    const found = await listDetractions(c.var.ctx, name, toFilter(query), page)
    return c.json(toDetractionList(found, page, c.var.services.fileAddresses))
  })
  .get(
    '/app/internal/businesses/dashboard/total-amount-detractions',
    fromContract('getDetractionTotals'),
    async (c) => {
      const { ruc, tax_period, business_uuid } = c.req.valid('query')
      const name = { uuid: business_uuid, ruc }
      return c.json(toDetractionTotals(await getDetractionTotals(c.var.ctx, name, tax_period as TaxPeriod)))
    },
  )

/** Both dates or none, in order, and only of what is paid: which the contract's schema cannot say. */
function toFilter({ paid, tax_period, fecha_inicio, fecha_fin }: QueryOf<'listDetractions'>): DetractionFilter {
  const period = tax_period as TaxPeriod
  if (fecha_inicio === undefined && fecha_fin === undefined) {
    return paid === 'N' ? { paid: false, period } : { paid: true, deposits: { by: 'period', period } }
  }
  if (fecha_inicio === undefined) throw refused('fecha_inicio', 'FIELD_REQUIRED', 'Falta el campo fecha_inicio.')
  if (fecha_fin === undefined) throw refused('fecha_fin', 'FIELD_REQUIRED', 'Falta el campo fecha_fin.')
  if (paid === 'N') throw refused('fecha_inicio', 'FIELD_NOT_ALLOWED', 'Solo las detracciones pagadas tienen fechas.')
  if (fecha_fin < fecha_inicio) {
    throw refused('fecha_fin', 'FIELD_OUT_OF_RANGE', 'La fecha final no puede ser anterior a la inicial.')
  }
  const [from, to] = [fecha_inicio as CivilDate, fecha_fin as CivilDate]
  return { paid: true, deposits: { by: 'payment', from, to } }
}

const refused = (field: string, code: Reason['code'], message: string): RequestMalformedError =>
  new RequestMalformedError([{ code, message, field }])
