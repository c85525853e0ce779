import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sampleMonth } from './sample-month.ts'

/** A company of the office: its month is the sample month, less one sale. */
export interface OfficeCompany {
  readonly ruc: string
  readonly name: string
  /** The sale that it did not make, by type, series and number; a note of it goes too. */
  readonly withoutSale: string | null
}

/** Five companies of one accountant, none of which has a file yet. */
export const officeCompanies = [
  { ruc: '20990040011', name: 'ALMACENES DEL SUR S.A.C.', withoutSale: null },
  { ruc: '20990040029', name: 'BODEGAS DEL NORTE S.A.C.', withoutSale: '01-E001-1033' },
  { ruc: '20990040037', name: 'CERÁMICAS DEL CENTRO S.A.C.', withoutSale: '03-B001-500' },
  { ruc: '20990040045', name: 'DULCES DEL VALLE S.A.C.', withoutSale: '01-F001-1036' },
  { ruc: '20990040053', name: 'ENVASES DEL RÍO S.A.C.', withoutSale: '01-F001-1032' },
] as const satisfies readonly OfficeCompany[]

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The registers and vouchers of a company's month, as SUNAT would give them. */
export function filesOfMonth(company: OfficeCompany): ChosenFile[] {
  const paths = [...Object.values(sampleMonth.asText), ...sampleMonth.vouchers]
  return paths.filter((path) => !isOfMissingSale(basename(path), company)).map((path) => addressed(path, company))
}

const isOfMissingSale = (name: string, { withoutSale }: OfficeCompany): boolean =>
  withoutSale !== null && name === `${sampleMonth.company.ruc}-${withoutSale}.xml`

/** The file with the company's RUC in the place of the sample's; Latin-1 keeps every byte of every encoding. */
function addressed(path: string, { ruc, withoutSale }: OfficeCompany): ChosenFile {
  const sale = withoutSale === null ? undefined : `|${withoutSale.replaceAll('-', '|')}|`
  const text = readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => sale === undefined || !line.includes(sale))
    .join('\n')
    .replaceAll(sampleMonth.company.ruc, ruc)
  const isXml = path.endsWith('.xml')
  return {
    name: basename(path).replace(sampleMonth.company.ruc, ruc),
    mimeType: isXml ? 'text/xml' : 'text/plain',
    buffer: Buffer.from(text, 'latin1'),
  }
}
