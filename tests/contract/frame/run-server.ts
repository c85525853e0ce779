import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAccountant, addBusiness, startTestServer } from '@contapro/api/testing'
import { sampleMonth } from '../../e2e/product/sample-month.ts'
import { uploadSampleMonth } from '../../e2e/product/upload-sample-month.ts'
import type { Known, KnownBusiness } from './known.ts'
import { recoveryTokenOf } from './recovery-token.ts'
import { registerNewcomer } from './register-newcomer.ts'

// Runs the real server with the sample month and says in one line what it holds. It ends with SIGTERM, and fails when one of
// its answers broke the contract.
const breaches: string[] = []
const dataDir = await mkdtemp(join(tmpdir(), 'contapro-contract-'))
const partnerKey = randomBytes(32).toString('base64url')
const server = await startTestServer({
  dataDir,
  partnerKeys: [partnerKey],
  collector: 'demo',
  onContractBreach: (breach) => breaches.push(breach),
})
const accountant = await addAccountant(server.services, { email: 'contadora@example.com', name: 'Rosa Elvira' })
const partner = await addAccountant(server.services, { accountantProfile: 'Siscont' })
const forgetful = await addAccountant(server.services)
const business = await addBusiness(server.services, accountant, sampleMonth.company)
const spare = await addBusiness(server.services, accountant, { name: 'ZAPATERÍA DE PRUEBA S.A.C.' })
await uploadSampleMonth(server.url, accountant, business.uuid)

const namesOf = ({ uuid, ruc, name }: KnownBusiness): KnownBusiness => ({ uuid, ruc, name })
const known: Known = {
  url: server.url,
  accountant,
  partner,
  partnerKey,
  newcomer: await registerNewcomer(server, dataDir),
  recoveryToken: await recoveryTokenOf(forgetful.email, server.url, dataDir),
  business: namesOf(business),
  spare: namesOf(spare),
  taxPeriod: sampleMonth.period.code,
}
process.stdout.write(`${JSON.stringify(known)}\n`)
process.once('SIGTERM', () => void end())

async function end(): Promise<void> {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
  for (const breach of breaches) process.stderr.write(`breaks the contract: ${breach}\n`)
  process.exit(breaches.length > 0 ? 1 : 0)
}
