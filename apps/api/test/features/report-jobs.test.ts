import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BusinessRow } from '../../src/company/businesses.store.ts'
import { createReportJobs } from '../../src/jobs/report/report-jobs.ts'
import { openDiskStorage } from '../../src/platform/files/index.ts'
import { createApp } from '../../src/start/app.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { downloadReport, reportPath, sheetOf } from '../../test-kit/report-files.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'
import { upload } from '../../test-kit/uploads.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind, { reportPatienceMs: 30_000 })
  let as: TestAccountant
  let business: BusinessRow

  beforeAll(async () => {
    as = await addAccountant(app.services)
    business = await addBusiness(app.services, as)
  })

  const report = (what: string, period: string) => downloadReport(app, as, reportPath(business.ruc, what, period))

  test('the address of a file holds for ten minutes', async () => {
    const { body } = await app.request(reportPath(business.ruc, 'rvie'), { as })
    const { sas } = body as { sas: string }
    const other = sas.includes('signature=A') ? 'B' : 'A'
    const changed = await app.request(sas.replace(/signature=./, `signature=${other}`))
    expect([changed.status, changed.body]).toMatchObject([403, { code: 'FILE_ADDRESS_INVALID' }])
    app.wait(601)
    const late = await app.request(sas)
    expect([late.status, late.body]).toMatchObject([403, { code: 'FILE_ADDRESS_EXPIRED' }])
  })

  test('a file that nobody asked for in an hour is removed when another one is made', async () => {
    const { body } = await app.request(reportPath(business.ruc, 'rvie', '202409'), { as })
    const { sas } = body as { sas: string }
    const [, , , , job = ''] = sas.split('/')
    app.wait(3700)
    await report('rvie', '202408')
    const address = app.services.fileSignatures.inEpoch(0).sign({ jobUuid: job, fileName: 'x.txt' })
    const gone = await app.request(address)
    expect([gone.status, gone.body]).toMatchObject([403, { code: 'FILE_ADDRESS_INVALID' }])
    expect(await app.services.storage.size(`reports/${business.uuid}/${job}`)).toBeUndefined()
  })

  test('a file that a dead server left half made is made anew', async () => {
    await report('rvie', '202407')
    const dead = randomUUID()
    await app.services.database.driver.query(
      `UPDATE report_jobs SET state = 'making', owner = $2 WHERE business_uuid = $1 AND period = '202407'`,
      [business.uuid, dead],
    )
    expect(await report('rvie', '202407')).toMatchObject({ text: '' })
  })

  test('a file that a server keeps where another cannot read it is made by the other one too', async () => {
    await report('rvie', '202406')
    const folder = mkdtempSync(join(tmpdir(), 'contapro-other-'))
    const storage = await openDiskStorage(folder)
    const { services } = app
    const reports = createReportJobs({ ...services, storage, serverId: randomUUID(), publicUrl: () => '' })
    const other = createApp({ services: { ...services, storage, reports } })
    const headers = { authorization: `Bearer ${as.token}` }
    const answer = await other.request(reportPath(business.ruc, 'rvie', '202406'), { headers })
    const { sas } = (await answer.json()) as { sas: string }
    expect((await other.request(sas)).status).toBe(200)
    expect(await report('rvie', '202406')).toMatchObject({ text: '' })
    await reports.stop()
    rmSync(folder, { recursive: true })
  })
})

describe('a file that takes long', () => {
  const app = useTestApp('pglite', { reportPatienceMs: 0 })

  test('is being made, under one job that says how far it is, until the whole file is there', async () => {
    const as = await addAccountant(app.services)
    const business = await addBusiness(app.services, as)
    await upload(app, as, business, [
      purchasesFile(
        business.ruc,
        '202608',
        Array.from({ length: 3000 }, () => ({})),
      ),
    ])
    const jobs = new Set<string>()
    const told: number[] = []
    for (;;) {
      const { status, body } = await app.request(reportPath(business.ruc, 'compras'), { as })
      if (status === 200) break
      const { job_uuid, progress } = body as { job_uuid: string; progress: number }
      told.push(progress)
      jobs.add(job_uuid)
    }
    expect(jobs.size).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.filter((progress) => progress > 0 && progress < 100)).not.toEqual([])
    const { bytes } = await downloadReport(app, as, reportPath(business.ruc, 'compras'))
    expect((await sheetOf(bytes, 'Compras')).rows).toHaveLength(3000)
  })
})
