import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addAccountant, addBusiness, startTestServer } from '@contapro/api/testing'
import { createContaproClient, createContaproSession, memoryStorage } from '@contapro/sdk'
import { sampleMonth } from './sample-month.ts'

// Runs a server without demo data and with one account; with `month` its company and the sample month are there too.
// Says in one line where it is and who may sign in; ends with SIGTERM.
const webRoot = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
const server = await startTestServer({ webRoot })
const account = await addAccountant(server.services, { email: 'contadora@example.com', name: 'Rosa Elvira' })
if (process.argv[2] === 'month') await loadMonth()
process.stdout.write(`${JSON.stringify({ url: server.url, email: account.email, password: account.password })}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

/** Uploads the month as the screen would. */
async function loadMonth(): Promise<void> {
  const business = await addBusiness(server.services, account, sampleMonth.company)
  const session = createContaproSession({ sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  const client = createContaproClient({ baseUrl: server.url, session })
  await client.session.signIn({ email: account.email, password: account.password })
  const paths = [...sampleMonth.registers, ...sampleMonth.vouchers]
  const files = await Promise.all(paths.map(async (path) => new File([await readFile(path)], basename(path))))
  const { upload_uuid: uuid } = await client.uploads.create(business.uuid, files)
  for (;;) {
    const upload = await client.uploads.get(business.uuid, uuid)
    if (upload.state === 'failed') throw new Error(`The sample month was refused: ${JSON.stringify(upload.files)}`)
    if (upload.state === 'done') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
