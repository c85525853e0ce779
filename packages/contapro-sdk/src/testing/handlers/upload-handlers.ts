import type { HttpHandler } from 'msw'
import type { Upload } from '../../contract/contract.ts'
import { anUpload } from '../builders/an-upload.ts'
import { finishUndo, finishUpload, receiveFile } from '../mock-ingestion.ts'
import type { MockData } from '../mock-data.ts'
import { type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { pageOf } from '../page-of.ts'
import { seededUuid } from '../seeded-random.ts'

/** Percent that an upload gains with each look at it. */
const STEP = 50

/** Uploads that go on while they are looked at: received, half way, finished; and their undoing. */
export function uploadHandlers(server: MockServer): HttpHandler[] {
  let received = 0
  const receive = (data: MockData, uuid: string, files: readonly Pick<File, 'name' | 'size'>[]): Upload => {
    const uploads = data.uploads.get(uuid) ?? []
    const known = uploads.filter(({ undo }) => undo?.state !== 'done').flatMap((upload) => upload.files)
    const upload = anUpload({
      upload_uuid: seededUuid(`upload ${++received} of ${uuid}`),
      state: 'processing',
      progress: 0,
      files: files.map((file) => receiveFile(file, known)),
    })
    data.uploads.set(uuid, [upload, ...uploads])
    return upload
  }
  return [
    mockOperation(server, 'checkUpload', async ({ body, data, noContent }) => {
      if ((await body()).bytes > data.uploadBytesLeft) throw new MockRefusal('UPLOAD_DAY_LIMIT_REACHED')
      return noContent()
    }),
    mockOperation(server, 'createUpload', async ({ params, request, data, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      const files = (await request.formData()).getAll('files').filter((part): part is File => part instanceof File)
      if (files.length === 0) throw new MockRefusal('REQUEST_MALFORMED')
      const { upload_uuid, state } = receive(data, uuid, files)
      return reply(202, { upload_uuid, state })
    }),
    mockOperation(server, 'listUploads', ({ params, query, data, isEmpty, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      return reply(200, pageOf(isEmpty ? [] : (data.uploads.get(uuid) ?? []), query))
    }),
    mockOperation(server, 'getUpload', ({ params, data, ownBusiness, reply }) => {
      const business = ownBusiness({ uuid: params.uuid })
      const upload = uploadOf(data, params)
      const next = advance(upload)
      const finish = upload.undo?.state === 'running' ? finishUndo : finishUpload
      const isFinished = next.progress === 100 && upload.state === 'processing'
      const shown = isFinished ? finish(data, business, next) : next
      replace(data, params.uuid, shown)
      return reply(200, shown)
    }),
    mockOperation(server, 'undoUpload', ({ params, data, user, ownBusiness, reply }) => {
      ownBusiness({ uuid: params.uuid })
      const upload = uploadOf(data, params)
      if (!upload.can_undo) throw new MockRefusal('UPLOAD_NOT_UNDOABLE')
      const undo = {
        state: 'running',
        requested_by: `${user.name} ${user.last_name}`.trim(),
        requested_at: new Date().toISOString(),
      } as const
      replace(data, params.uuid, { ...upload, state: 'processing', progress: 0, can_undo: false, undo })
      return reply(202, { upload_uuid: upload.upload_uuid, state: 'processing' })
    }),
    mockOperation(server, 'repeatUpload', ({ params, data, ownBusiness, reply }) => {
      const { uuid } = ownBusiness({ uuid: params.uuid })
      const { undo, files } = uploadOf(data, params)
      if (undo?.state !== 'done') throw new MockRefusal('UPLOAD_NOT_UNDONE')
      const sent = files.filter(({ zip }) => zip === undefined)
      const { upload_uuid, state } = receive(
        data,
        uuid,
        sent.map(({ name, size_bytes: size = 0 }) => ({ name, size })),
      )
      return reply(202, { upload_uuid, state })
    }),
  ]
}

interface UploadPath {
  readonly uuid: string
  readonly upload_uuid: string
}

function uploadOf({ uploads }: MockData, { uuid, upload_uuid: uploadUuid }: UploadPath): Upload {
  const upload = uploads.get(uuid)?.find(({ upload_uuid }) => upload_uuid === uploadUuid)
  if (!upload) throw new MockRefusal('UPLOAD_NOT_FOUND')
  return upload
}

function replace({ uploads }: MockData, uuid: string, now: Upload): void {
  const before = uploads.get(uuid) ?? []
  uploads.set(
    uuid,
    before.map((one) => (one.upload_uuid === now.upload_uuid ? now : one)),
  )
}

function advance(upload: Upload): Upload {
  if (upload.state !== 'processing') return upload
  const progress = Math.min(100, upload.progress + STEP)
  if (upload.undo) return { ...upload, progress }
  return { ...upload, progress, files: upload.files.map((file) => ({ ...file, state: 'processing', progress })) }
}
