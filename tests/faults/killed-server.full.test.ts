import { rmSync } from 'node:fs'
import { newProcessFolder, type ServerProcess, startProcess } from '@contapro/api/server-process'
import { caseCount } from '@contapro/long-run'
import { startPostgres, type TestPostgres } from '@contapro/postgres'
import { createUpload, listVouchers } from '@contapro/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerText } from '../bench/register-file.ts'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { atServer, registerCompany, type RegisteredCompany } from './register-company.ts'

const KILLS = caseCount({ few: 1, many: 20 })
/** Rows of one block of the register. */
const ROWS = 2000
const [header = '', ...blocks] = registerText(KILLS * ROWS)

const folder = newProcessFolder()
let postgres: TestPostgres
let company: RegisteredCompany
/** The one that is killed next, and the one that goes on. */
let servers: ServerProcess[]
beforeAll(async () => {
  postgres = await startPostgres()
  servers = [start(), start()]
  const [address = ''] = await Promise.all(servers.map((one) => one.address()))
  company = await registerCompany(address)
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () => startProcess({ CONTAPRO_DATA: folder, DATABASE_URL: postgres.url })

test.each(Array.from({ length: KILLS }, (_, at) => at + 1))(
  'what a killed server took in is taken in by another, each voucher once (%i)',
  async (round) => {
    const [killed, other] = servers as [ServerProcess, ServerProcess]
    const file = new File([header, ...blocks.slice(0, round)], `compras-${round}.txt`)
    await createUpload(atServer(company, await killed.address()), company.uuid, [file])
    killed.child.kill('SIGKILL')
    await killed.ended
    servers = [other, start()]
    const client = atServer(company, await other.address())
    const scope = { ruc: company.ruc, businessUuid: company.uuid, taxPeriod: sampleMonth.period.code }
    const count = async () => {
      const { metadata } = await listVouchers(client, { ...scope, operationType: 'COMPRA' })
      return metadata.pagination.total_items
    }
    await expect.poll(count, { timeout: 120_000 }).toBe(round * ROWS)
  },
)
