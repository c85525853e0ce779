import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { toDecimalText } from '@contapro/sunat'
import { type Context, Hono } from 'hono'
import { ownBusiness } from '../../company/own-business.ts'
import { checkUpload } from '../../ingestion/receiving/check-upload.ts'
import { receiveUpload } from '../../ingestion/receiving/receive-upload.ts'
import type { UploadFileStatus, UploadStatus, UploadUndo } from '../../ingestion/receiving/upload-status.ts'
import type { ApiEnv } from '../../platform/http/api-env.ts'
import type { AnswerOf, Contract } from '../../platform/http/contract/contract-values.ts'
import { fromContract } from '../../platform/http/from-contract.ts'
import { type MultipartBody, multipartFiles } from '../../platform/http/multipart-files.ts'
import { getUpload } from './get-upload.ts'
import { listUploads } from './list-uploads.ts'
import { repeatUpload } from './repeat-upload.ts'
import { undoUpload } from './undo-upload.ts'

export const uploadRoutes = new Hono<ApiEnv>()
  .post('/app/internal/me/upload-check', fromContract('checkUpload'), async (c) => {
    const { files, bytes, largest_file_bytes: largestFileBytes } = c.req.valid('json')
    await checkUpload(c.var.ctx, c.var.ctx.accountantUuid, { files, bytes, largestFileBytes })
    return c.body(null, 204)
  })
  .post('/app/internal/businesses/:uuid/uploads', fromContract('createUpload'), async (c) => {
    const { uuid: businessUuid } = await ownBusiness(c.var.ctx, c.req.valid('param'))
    const body = bodyOf(c)
    const sender = { accountantUuid: c.var.ctx.accountantUuid, declaredBytes: declaredBytes(body.headers) }
    const facts = { businessUuid, origin: 'person', sender } as const
    const upload = await receiveUpload(c.var.ctx, facts, multipartFiles(body, 'files'))
    return c.json<AnswerOf<'createUpload'>, 202>({ upload_uuid: upload.uuid, state: upload.state }, 202)
  })
  .get('/app/internal/businesses/:uuid/uploads', fromContract('listUploads'), async (c) => {
    const { uuid } = await ownBusiness(c.var.ctx, c.req.valid('param'))
    const { page, size } = c.req.valid('query')
    const { uploads, total } = await listUploads(c.var.ctx, uuid, { page, size })
    return c.json<AnswerOf<'listUploads'>>({
      data: uploads.map(toUpload),
      metadata: { pagination: { total_items: total, total_pages: Math.ceil(total / size) } },
    })
  })
  .get('/app/internal/businesses/:uuid/uploads/:upload_uuid', fromContract('getUpload'), async (c) => {
    const { uuid, upload_uuid } = c.req.valid('param')
    const business = await ownBusiness(c.var.ctx, { uuid })
    return c.json(toUpload(await getUpload(c.var.ctx, business.uuid, upload_uuid)))
  })
  .post('/app/internal/businesses/:uuid/uploads/:upload_uuid/undo', fromContract('undoUpload'), async (c) => {
    const { uuid, upload_uuid } = c.req.valid('param')
    const business = await ownBusiness(c.var.ctx, { uuid })
    const { accountantUuid } = c.var.ctx
    await undoUpload(c.var.ctx, { businessUuid: business.uuid, uploadUuid: upload_uuid, accountantUuid })
    return c.json<AnswerOf<'undoUpload'>, 202>({ upload_uuid, state: 'processing' }, 202)
  })
  .post('/app/internal/businesses/:uuid/uploads/:upload_uuid/repeat', fromContract('repeatUpload'), async (c) => {
    const { uuid, upload_uuid } = c.req.valid('param')
    const business = await ownBusiness(c.var.ctx, { uuid })
    const { accountantUuid } = c.var.ctx
    const order = { businessUuid: business.uuid, uploadUuid: upload_uuid, accountantUuid }
    const upload = await repeatUpload(c.var.ctx, order)
    return c.json<AnswerOf<'repeatUpload'>, 202>({ upload_uuid: upload.uuid, state: upload.state }, 202)
  })

/** Undefined for a body that comes in chunks. */
const declaredBytes = ({ 'content-length': length }: IncomingHttpHeaders): number | undefined =>
  length === undefined ? undefined : Number(length)

/** Node's own stream where a server is behind the call: a web stream on top of it would cost a copy of every chunk. */
function bodyOf(c: Context<ApiEnv>): MultipartBody {
  const { incoming } = c.env ?? {}
  const { uploadIdleSeconds: idleSeconds } = c.var.services.limits
  if (incoming) return { source: incoming, headers: incoming.headers, idleSeconds }
  const headers: IncomingHttpHeaders = Object.fromEntries(c.req.raw.headers)
  const { body } = c.req.raw
  return { source: Readable.from(body ?? []), headers, idleSeconds }
}

function toUpload(upload: UploadStatus): Contract<'upload'> {
  return {
    upload_uuid: upload.uuid,
    created_at: upload.createdAt.toISOString(),
    state: upload.state,
    progress: upload.progress,
    files: upload.files.map(toUploadFile),
    ...(upload.change && {
      vouchers_changed: upload.change.vouchers,
      igv_change: toDecimalText(upload.change.igv),
    }),
    can_undo: upload.canUndo,
    ...(upload.undo && { undo: toUndo(upload.undo) }),
  }
}

function toUndo({ state, requestedBy, requestedAt }: UploadUndo): Contract<'upload-undo'> {
  return { state, requested_by: requestedBy, requested_at: requestedAt.toISOString() }
}

function toUploadFile(file: UploadFileStatus): Contract<'upload-file'> {
  return {
    name: file.name,
    ...(file.zip === null ? {} : { zip: file.zip }),
    size_bytes: file.sizeBytes,
    state: file.state,
    kind: file.kind,
    tax_period: file.taxPeriod,
    progress: file.progress,
    rows_read: file.rowsRead,
    vouchers_new: file.vouchersNew,
    vouchers_known: file.vouchersKnown,
    ...(file.rowsRepeated === null ? {} : { rows_repeated: file.rowsRepeated }),
    ...(file.rowsSetAside === null ? {} : { rows_set_aside: file.rowsSetAside }),
    already_uploaded: file.alreadyUploaded,
    errors_total: file.errorsTotal,
    errors: [...file.errors],
    warnings_total: file.warningsTotal,
    warnings: [...file.warnings],
  }
}
