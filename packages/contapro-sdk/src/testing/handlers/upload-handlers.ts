import type { HttpHandler } from 'msw'
import type { Upload } from '../../contract/contract.ts'
import { anUpload } from '../builders/an-upload.ts'
import { finishUpload, receiveFile } from '../mock-ingestion.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { pageOf } from '../page-of.ts'
import { seededUuid } from '../seeded-random.ts'

/** Percent that an upload gains with each look at it. */
const STEP = 50

/** Uploads that go on while they are looked at: received, half way, finished. */
export function uploadHandlers(server: MockServer): HttpHandler[] {
  let received = 0
  return [
    mockOperation(server, 'createUpload', async ({ params, request, data, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      const files = (await request.formData()).getAll('files').filter((part): part is File => part instanceof File)
      if (files.length === 0) throw new MockRefusal('REQUEST_MALFORMED')
      const known = (data.uploads.get(uuid) ?? []).flatMap((upload) => upload.files)
      const upload = anUpload({
        upload_uuid: seededUuid(`upload ${++received} of ${uuid}`),
        state: 'processing',
        progress: 0,
        files: files.map((file) => receiveFile(file, known)),
      })
      data.uploads.set(uuid, [upload, ...(data.uploads.get(uuid) ?? [])])
      return reply(202, { upload_uuid: upload.upload_uuid, state: upload.state })
    }),
    mockOperation(server, 'listUploads', ({ params, query, data, isEmpty, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      return reply(200, pageOf(isEmpty ? [] : (data.uploads.get(uuid) ?? []), query))
    }),
    mockOperation(server, 'getUpload', ({ params, data, ownBusiness, reply }) => {
      const business = ownBusiness({ uuid: params.uuid })
      const uploads = data.uploads.get(business.uuid) ?? []
      const upload = uploads.find(({ upload_uuid }) => upload_uuid === params.upload_uuid)
      if (!upload) throw new MockRefusal('UPLOAD_NOT_FOUND')
      const next = advance(upload)
      const shown = next.progress === 100 && upload.state === 'processing' ? finishUpload(data, business, next) : next
      data.uploads.set(
        business.uuid,
        uploads.map((one) => (one === upload ? shown : one)),
      )
      return reply(200, shown)
    }),
  ]
}

function advance(upload: Upload): Upload {
  if (upload.state !== 'processing') return upload
  const progress = Math.min(100, upload.progress + STEP)
  return { ...upload, progress, files: upload.files.map((file) => ({ ...file, state: 'processing', progress })) }
}
