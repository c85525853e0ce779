import { readdirSync, readFileSync } from 'node:fs'
import type { BusinessRow } from '../src/company/businesses.store.ts'
import type { TestApp } from './test-app.ts'
import type { TestAccountant } from './testing-records.ts'

const sampleMonth = new URL('../../../tests/golden/sample-month/', import.meta.url)

export interface TestFile {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** A file of the sample month: `sire/….txt`, `xml/….xml`. */
export function sampleFile(path: string): TestFile {
  return { name: path.split('/').at(-1) ?? path, content: new Uint8Array(readFileSync(new URL(path, sampleMonth))) }
}

/** Both proposals of the sample month and its vouchers. */
export function sampleMonthFiles(): TestFile[] {
  const vouchers = readdirSync(new URL('xml/', sampleMonth)).map((name) => `xml/${name}`)
  const registers = ['20990000019-20260901-100000-propuesta.txt', 'LE209900000192026080014040001EXP2.txt']
  return [...registers.map((name) => `sire/${name}`), ...vouchers].map(sampleFile)
}

/** A form with files in the contract's field. */
export function formWith(files: readonly TestFile[], field = 'files'): FormData {
  const form = new FormData()
  for (const { name, content } of files) form.append(field, new Blob([content]), name)
  return form
}

export interface UploadAnswer {
  readonly upload_uuid: string
  readonly state: string
  readonly progress: number
  readonly files: readonly {
    readonly name: string
    readonly state: string
    readonly kind: string
    readonly tax_period: string | null
    readonly vouchers_new: number
    readonly vouchers_known: number
    readonly already_uploaded: boolean
    readonly errors: readonly { readonly code: string }[]
  }[]
}

/** Uploads through the call, waits for the ingestion and answers what the upload says. */
export async function upload(
  app: TestApp,
  as: TestAccountant,
  business: BusinessRow,
  files: readonly TestFile[],
): Promise<UploadAnswer> {
  const path = `/app/internal/businesses/${business.uuid}/uploads`
  const { status, body, text } = await app.request(path, { as, body: formWith(files) })
  if (status !== 202) throw new Error(`The upload was not taken: ${text}`)
  await app.services.ingestion.idle()
  const { upload_uuid } = body as { upload_uuid: string }
  return (await app.request(`${path}/${upload_uuid}`, { as })).body as UploadAnswer
}
