import { sampleFile, type TestFile } from '../../test-kit/uploads.ts'

export const reports = '/app/internal/businesses/dashboard-reports'
export const ruc = '20990000019'
/** Gasto deducible, with XML. */
export const deducible = '20990000027-01-F001-101'

/** Factura F001-101 of the sample month under another number, for any company. */
export function factura(number: string, buyer = ruc): TestFile {
  const xml = new TextDecoder().decode(sampleFile(`xml/${deducible}.xml`).content as Uint8Array)
  return { name: `${number}.xml`, content: xml.replaceAll(ruc, buyer).replaceAll('F001-101', `F001-${number}`) }
}

export interface FilesAnswer {
  readonly zip_file: string
  readonly missing_codes: readonly string[]
  readonly failed: readonly object[]
}
