import { beforeEach, describe, expect, test } from 'vitest'
import { createDemoCollector, demoSolUsers } from '../../../src/demo/demo-collector.ts'
import type { CollectionOptions, Collector } from '../../../src/platform/ports/collector.ts'
import { databaseKinds } from '../../../test-kit/databases.ts'
import { salesFile } from '../../../test-kit/register-files.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant, testRuc } from '../../../test-kit/testing-records.ts'
import { formWith } from '../../../test-kit/uploads.ts'

// September 2026: the demo fills 202606 to 202608.
const demo = createDemoCollector(() => new Date('2026-09-01T15:00:00Z'))

type AfterDelivery = (deliveries: number) => Promise<unknown>
const doesNothing: AfterDelivery = async () => undefined

describe.each(databaseKinds)('on %s', (kind) => {
  let delivered = 0
  let afterDelivery: AfterDelivery = doesNothing
  const collector: Collector = {
    ...demo,
    collect: (collected, options) => demo.collect(collected, { ...options, deliver: counted(options.deliver) }),
  }
  const app = useTestApp(kind, { collector })
  let as: TestAccountant
  let uuid: string
  let ruc: string
  let next = 220_000

  const counted =
    (deliver: CollectionOptions['deliver']): CollectionOptions['deliver'] =>
    async (files) => {
      await deliver(files)
      delivered += 1
      await afterDelivery(delivered)
    }

  beforeEach(async () => {
    delivered = 0
    afterDelivery = doesNothing
    as = await addAccountant(app.services)
    next += 1
    ruc = testRuc(next)
  })

  async function register(username: string): Promise<void> {
    const json = { ruc, username, name: 'BODEGA LOS ANDES S.A.C.', passwordSOL: 'clave123', terms: true, privacy: true }
    const { body } = await app.request('/app/internal/me/businesses', { as, json })
    uuid = (body as { uuid: string }).uuid
  }
  async function collectedAs(username: string): Promise<void> {
    const path = `/app/internal/businesses/${uuid}/credentials`
    const { status } = await app.request(path, { as, method: 'PATCH', json: { username, password: 'clave123' } })
    expect(status).toBe(200)
    await app.services.collections.idle()
    await app.services.ingestion.idle()
  }
  const send = (period: string) =>
    app.request(`/app/internal/businesses/${uuid}/uploads`, { as, body: formWith([salesFile(ruc, period, [{}])]) })
  async function company(): Promise<object> {
    const { body: list } = await app.request('/app/internal/accountant/dashboard/filters', { as })
    const { body: periods } = await app.request(`/app/internal/businesses/${uuid}/periods`, { as })
    return { ...(list as { businesses: object[] }).businesses[0], ...(periods as object) }
  }

  test('a company with an upload of a person is connected and keeps to what it got', async () => {
    await register(demoSolUsers.stillProcessing)
    await app.services.collections.idle()
    await send('202605')
    await app.services.ingestion.idle()
    await collectedAs('CUALQUIE')
    expect(await company()).toMatchObject({ status: 'VALID', tax_periods: ['202605'] })
    expect(delivered).toBe(0)
  })

  test('an upload of a person that comes while the demo is at work ends it, and what it had brought', async () => {
    afterDelivery = async (deliveries) => deliveries === 1 && (await send('202605'))
    await register('CUALQUIE')
    await app.services.collections.idle()
    await app.services.ingestion.idle()
    expect(await company()).toMatchObject({ status: 'VALID', tax_periods: ['202605'] })
    expect(delivered).toBe(1)
  })

  test('the first upload of a person takes the place of three invented months, and new credentials bring none back', async () => {
    await register('CUALQUIE')
    await app.services.collections.idle()
    expect(await company()).toMatchObject({ tax_periods: ['202608', '202607', '202606'] })
    await send('202607')
    await app.services.ingestion.idle()
    expect(await company()).toMatchObject({ status: 'VALID', tax_periods: ['202607'] })
    await collectedAs('OTROUSUA')
    expect(await company()).toMatchObject({ status: 'VALID', tax_periods: ['202607'] })
    expect(delivered).toBe(3)
  })
})
