import type { CivilDate, TaxPeriod } from '@contapro/sunat'
import { Hono } from 'hono'
import { type Reason, RequestMalformedError } from '../../platform/errors/domain-error.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { BodyOf, QueryOf } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { createDepositFile } from './create-deposit-file.ts'
import { toDepositFile, toDepositFileCheck, toEntryResult, toPossibleList } from './deposit-file-answers.ts'
import { toDetractionList, toDetractionTotals } from './detraction-answers.ts'
import type { DetractionFilter } from './detraction-filter.ts'
import { enterDetraction } from './enter-detraction.ts'
import { getDetractionTotals } from './get-detraction-totals.ts'
import { listDepositFiles } from './list-deposit-files.ts'
import { listDetractions } from './list-detractions.ts'
import { listPossibleDetractions } from './list-possible-detractions.ts'
import { type DepositFileOrder, prepareDepositFile } from './prepare-deposit-file.ts'

const detractions = '/app/internal/businesses/dashboard/detractions'

export const detractionRoutes = new Hono<ApiEnv>()
  .get('/app/internal/businesses/dashboard/detractions', fromContract('listDetractions'), async (c) => {
    const query = c.req.valid('query')
    const page = { page: query.page, size: query.size }
    const name = { uuid: query.business_uuid, ruc: query.ruc }
    const found = await listDetractions(c.var.ctx, name, toFilter(query), page)
    return c.json(toDetractionList(found, page, c.var.ctx.fileAddresses))
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
  .get(`${detractions}/possible`, fromContract('listPossibleDetractions'), async (c) => {
    const { page, size, ...query } = c.req.valid('query')
    return c.json(toPossibleList(await listPossibleDetractions(c.var.ctx, toScope(query), { page, size }), size))
  })
  .patch(`${detractions}/entries`, fromContract('enterDetraction'), async (c) => {
    const { code, is_subject: isSubject, good_or_service_code: good, amount } = c.req.valid('json')
    const request = { ...toScope(c.req.valid('query')), code, isSubject, good, amount }
    return c.json(toEntryResult(await enterDetraction(c.var.ctx, request)))
  })
  .get(`${detractions}/deposit-files`, fromContract('listDepositFiles'), async (c) => {
    const { ruc, files } = await listDepositFiles(c.var.ctx, toScope(c.req.valid('query')))
    return c.json({ files: files.map((file) => toDepositFile(file, ruc)) })
  })
  .post(`${detractions}/deposit-files`, fromContract('createDepositFile'), async (c) => {
    const order = toOrder(c.req.valid('query'), c.req.valid('json'))
    const { file, ownerRuc, content } = await createDepositFile(c.var.ctx, order)
    return c.json({ file: toDepositFile(file, ownerRuc), content }, 201)
  })
  .post(`${detractions}/deposit-files/check`, fromContract('checkDepositFile'), async (c) =>
    c.json(toDepositFileCheck(await prepareDepositFile(c.var.ctx, toOrder(c.req.valid('query'), c.req.valid('json'))))),
  )

function toScope({ business_uuid, ruc, tax_period }: QueryOf<'listDepositFiles'>) {
  return { name: { uuid: business_uuid, ruc }, period: tax_period as TaxPeriod }
}

function toOrder(
  query: QueryOf<'checkDepositFile'>,
  { codes, accounts, batch }: BodyOf<'checkDepositFile'>,
): DepositFileOrder {
  const given = new Map(accounts.map(({ supplier_ruc, account }) => [supplier_ruc, account]))
  return { ...toScope(query), codes, accounts: given, batch }
}

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
  return { paid: true, deposits: { by: 'payment', from, to, period } }
}

const refused = (field: string, code: Reason['code'], message: string): RequestMalformedError =>
  new RequestMalformedError([{ code, message, field }])
