import { readFileSync, rmSync } from 'node:fs'
import { newProcessFolder, type ServerProcess, startProcess } from '@contapro/api/server-process'
import { caseCount } from '@contapro/long-run'
import { startPostgres, type TestPostgres } from '@contapro/postgres'
import { checkUpload, getTotalAmount, isContaproError } from '@contapro/sdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleMonth } from '../e2e/product/sample-month.ts'
import { beginUpload } from './begin-upload.ts'
import { atServer, registerCompany } from './register-company.ts'

const STARTS = caseCount({ few: 1, many: 20 })

const folder = newProcessFolder()
let postgres: TestPostgres
let servers: ServerProcess[] = []
beforeEach(async () => {
  postgres = await startPostgres()
})
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  servers = []
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function start(): ServerProcess {
  const env = { CONTAPRO_DATA: folder, DATABASE_URL: postgres.url, CONTAPRO_MAX_UPLOADS_AT_ONCE: '1' }
  const server = startProcess(env)
  servers.push(server)
  return server
}

const purchases = { name: 'compras.txt', text: readFileSync(sampleMonth.asText.purchases, 'latin1') }

test.each(Array.from({ length: STARTS }, (_, at) => at + 1))(
  'three servers that start at once on an empty PostgreSQL answer, and a fourth breaks no upload of theirs (%i)',
  async () => {
    const [first = '', second = ''] = await Promise.all([start(), start(), start()].map((one) => one.address()))
    const company = await registerCompany(first)
    const upload = beginUpload(first, company, purchases)
    const check = () => checkUpload(company.client, [{ size: 1 }]).catch((e: unknown) => isContaproError(e) && e.code)
    await expect.poll(check).toBe('UPLOADS_AT_ONCE_EXCEEDED')
    const fourth = await start().address()
    upload.finish()
    expect((await upload.answer).status).toBe(202)
    for (const address of [second, fourth]) {
      const total = () =>
        getTotalAmount(atServer(company, address), { ruc: company.ruc, taxPeriod: sampleMonth.period.code })
      await expect.poll(total).toMatchObject({ total_amount_igv_purchase: '1191.43' })
    }
  },
)
