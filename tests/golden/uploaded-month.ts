import { basename } from 'node:path'
import { type OpenCompany, openCompany } from './open-company.ts'
import { bytesOf, documents, expected, files } from './sample-month.ts'

/** Uploads everything that the sample month has: SUNAT's exports, the vouchers, and the report of the deposits that the company made. */
export function uploadMonth(): Promise<OpenCompany> {
  const paths = [
    `${files.rceProposal}.txt`,
    `${files.rvieProposal}.txt`,
    'detracciones/depositos_como_adquiriente.csv',
    ...[...documents().keys()].map((name) => `xml/${name}`),
  ]
  return openCompany(
    { ruc: expected.ruc },
    paths.map((path) => ({ name: basename(path), content: bytesOf(path) })),
  )
}
