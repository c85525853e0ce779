import type { UploadStatus } from '../../src/ingestion/receiving/upload-status.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { sampleFile, sampleRuc, type TestFile } from '../../test-kit/test-company.ts'

/** Factura F001-101 of the sample month. */
export const factura = Buffer.from(
  (await sampleFile('xml/20990000027-01-F001-101.xml')).content as Uint8Array,
).toString()

interface TextFile extends TestFile {
  readonly content: string
}

export const text = (name: string, content = 'x'): TextFile => ({ name, content })

/** A factura of the sample company, F001-101 unless another number is given. */
export const voucher = (number = 101, name = `F001-${number}.xml`): TextFile =>
  text(name, factura.replace('F001-101', `F001-${number}`))

export const ofOthers = (name = 'ajena.xml'): TextFile => text(name, factura.replaceAll(sampleRuc, '20990000051'))

/** An XML of UBL with this root, under a prefix of its own. */
export const root = (local: string, name: string): TextFile =>
  text(name, `<?xml version="1.0"?><a:${local} xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:${local}-2"/>`)

export const register = (rows: number, name = 'compras.txt'): TextFile => ({
  ...purchasesFile(
    sampleRuc,
    '202608',
    Array.from({ length: rows }, () => ({})),
  ),
  name,
})

/** The file with a date in its last row that does not exist. */
export function damaged({ name, content }: TextFile): TextFile {
  const last = content.lastIndexOf('/08/2026')
  return text(name, `${content.slice(0, last)}/13/2026${content.slice(last + 8)}`)
}

/** The files of `agosto.zip`, the first file of the upload, by their paths in it. */
export const linesOf = ({ files }: UploadStatus) =>
  Object.fromEntries(files.slice(1).map((file) => [file.name.slice(11), file]))

/** Their paths with their first errors. */
export const codesOf = ({ files }: UploadStatus) =>
  files.slice(1).map(({ name, errors }) => [name.slice(11), errors[0]?.code ?? 'done'])
