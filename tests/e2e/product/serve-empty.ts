import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addAccountant, addBusiness, startTestServer } from '@contapro/api/testing'
import { adapters } from './adapters.ts'
import { sampleMonth } from './sample-month.ts'
import { takenCompany } from './taken-company.ts'
import { uploadSampleMonth } from './upload-sample-month.ts'

// Runs a server without demo data and with one account; with `month` its company and the sample month are there too, with
// `adapters` its config.json names a service of each kind, with `collect` the demo plays SUNAT and another account has a company.
// Says in one line where it is and who may sign in; ends with SIGTERM.
const webRoot = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'contapro-e2e-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
if (process.argv[2] === 'adapters') writeFileSync(join(dataDir, 'config.json'), JSON.stringify(adapters))
const isCollecting = process.argv[2] === 'collect'
const server = await startTestServer({ webRoot, dataDir, collector: isCollecting ? 'demo' : 'none' })
const account = await addAccountant(server.services, { email: 'contadora@example.com', name: 'Rosa Elvira' })
if (process.argv[2] === 'month') {
  const { uuid } = await addBusiness(server.services, account, sampleMonth.company)
  await uploadSampleMonth(server.url, account, uuid)
}
if (isCollecting) {
  const other = await addAccountant(server.services, { email: 'otra@example.com', name: 'Carmen' })
  await addBusiness(server.services, other, takenCompany)
}
const product = { url: server.url, email: account.email, password: account.password, mailFolder: join(dataDir, 'mail') }
process.stdout.write(`${JSON.stringify(product)}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
