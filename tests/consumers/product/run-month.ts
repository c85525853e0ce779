import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addAccountant, addBusiness, startTestServer } from '@contapro/api/testing'
import { sampleMonth } from '../../e2e/product/sample-month.ts'
import { uploadSampleMonth } from '../../e2e/product/upload-sample-month.ts'
import type { Month } from './month.ts'

// Runs the product with the sample month until it is told to end; its first line says what a test has to know. Its arguments are
// the origins whose pages may show it in a frame.
const frameOrigins = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'contapro-month-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
writeFileSync(join(dataDir, 'config.json'), JSON.stringify({ frameOrigins }))
const webRoot = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
const server = await startTestServer({ dataDir, webRoot })
const account = await addAccountant(server.services)
const { uuid: company } = await addBusiness(server.services, account, sampleMonth.company)
await uploadSampleMonth(server.url, account, company)
const { uuid: emptyCompany } = await addBusiness(server.services, account)
const another = await addAccountant(server.services)
const { uuid: companyOfAnother } = await addBusiness(server.services, another)
const month: Month = {
  url: server.url,
  token: account.token,
  tokenOfAnother: another.token,
  company,
  emptyCompany,
  companyOfAnother,
}
process.stdout.write(`${JSON.stringify(month)}\n`)
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
