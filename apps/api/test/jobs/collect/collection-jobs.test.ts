import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findBusinessByRuc } from '../../../src/company/businesses.store.ts'
import { registerBusiness } from '../../../src/features/businesses/register-business.ts'
import {
  claimCollection,
  endCollection,
  releaseOfTheDead,
  renewCollection,
} from '../../../src/jobs/collect/collections.store.ts'
import type { CollectedCompany, CollectionOptions, CollectionResult } from '../../../src/platform/ports/collector.ts'
import type { RequestContext, Services } from '../../../src/platform/ports/services.ts'
import { databaseKinds } from '../../../test-kit/databases.ts'
import { salesFile } from '../../../test-kit/register-files.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant, addBusiness, testRuc } from '../../../test-kit/testing-records.ts'

type Collect = (company: CollectedCompany, options: CollectionOptions) => Promise<CollectionResult>

const findsData: Collect = async () => ({ kind: 'collected' })

const contextOf = (services: Services, accountantUuid: string): RequestContext => ({
  ...services,
  accountantUuid,
  sessionUuid: crypto.randomUUID(),
  sessionEpoch: 0,
  fileAddresses: services.fileSignatures.inEpoch(0),
})

describe.each(databaseKinds)('on %s', (kind) => {
  let collect: Collect = findsData
  const app = useTestApp(kind, {
    collector: {
      origin: 'collector',
      checkCredentials: async () => ({ code: 200, source: 'portal-sunat' }),
      collect: (company, options) => collect(company, options),
    },
    collectionRetrySeconds: 0,
  })
  let next = kind === 'pglite' ? 5000 : 6000

  /** Registers a company, and answers it after the collection. */
  async function collected(how: Collect) {
    collect = how
    const { ruc } = await register()
    await app.services.collections.idle()
    return findBusinessByRuc(app.services.database, ruc)
  }

  async function register() {
    const { uuid } = await addAccountant(app.services)
    const ctx = contextOf(app.services, uuid)
    const facts = { name: 'BODEGA LOS ANDES S.A.C.', solUsername: 'PRUEBA01', solPassword: 'Clave#2026' }
    next += 1
    return registerBusiness(ctx, { ruc: testRuc(next), ...facts, apiKey: 'api-key', apiSecret: 'api-secret' })
  }
  const jobs = async () => (await app.services.database.db.execute(sql`select * from collections`)).rows

  test('a registered company is collected with its own credentials, and is VALID', async () => {
    const seen: CollectedCompany[] = []
    const business = await collected(async (company) => {
      seen.push(company)
      return { kind: 'collected' }
    })
    expect(business).toMatchObject({ status: 'VALID', missingPermissions: [] })
    expect(seen).toEqual([
      {
        ruc: business?.ruc,
        name: 'BODEGA LOS ANDES S.A.C.',
        solUsername: 'PRUEBA01',
        solPassword: 'Clave#2026',
        apiKey: 'api-key',
        apiSecret: 'api-secret',
      },
    ])
    expect(await jobs()).toEqual([])
  })

  test('what the collector delivers is taken in before the company is VALID', async () => {
    const business = await collected(async ({ ruc }, { deliver }) => {
      const { name, content } = salesFile(ruc, '202601', [{}])
      await deliver(oneFile(name, Buffer.from(content)))
      return { kind: 'collected' }
    })
    expect(business).toMatchObject({ status: 'VALID', publishedVersion: 1 })
  })

  test('a user without permissions leaves the company with the modules that are missing', async () => {
    const modules = ['Sistema Integrado de Registros Electrónicos (SIRE)']
    const business = await collected(async () => ({ kind: 'missing-permissions', modules }))
    expect(business).toMatchObject({
      status: 'MISSING_PERMISSIONS',
      missingPermissions: [{ module_name: 'Sistema Integrado de Registros Electrónicos (SIRE)' }],
    })
  })

  test('wrong credentials are told', async () => {
    expect(await collected(async () => ({ kind: 'invalid-credentials' }))).toMatchObject({
      status: 'INVALID_CREDENTIALS',
    })
  })

  test('a company that the collector leaves to uploads stays in progress', async () => {
    expect(await collected(async () => ({ kind: 'left-to-uploads' }))).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await jobs()).toEqual([])
  })

  test('a collection that fails is tried again until it ends', async () => {
    let tries = 0
    const business = await collected(async () => {
      tries += 1
      if (tries < 3) throw new Error('SUNAT is away')
      return { kind: 'collected' }
    })
    expect(tries).toBe(3)
    expect(business).toMatchObject({ status: 'VALID' })
  })

  test('what SUNAT still prepares is asked for again later, and the company stays in progress until then', async () => {
    const business = await collected(async () => ({ kind: 'not-yet', againInSeconds: 300 }))
    expect(business).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await jobs()).toMatchObject([{ owner: null, attempts: 0 }])
    collect = findsData
    await app.services.database.db.execute(sql`update collections set due_at = now()`)
    await app.services.collections.idle()
    expect(await findBusinessByRuc(app.services.database, business?.ruc ?? '')).toMatchObject({ status: 'VALID' })
  })

  test('a job that a killed server left is taken up by the next', async () => {
    const { driver } = app.services.database
    collect = async () => ({ kind: 'not-yet', againInSeconds: 0.001 })
    const { ruc, uuid } = await register()
    await driver.query(
      "update collections set owner = $2, lease_until = now() + interval '1 hour' where business_uuid = $1",
      [uuid, crypto.randomUUID()],
    )
    collect = findsData
    await app.services.collections.idle()
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({ status: 'VALID' })
  })

  test('no secret of a company reaches the log', async () => {
    const since = app.log.length
    let tries = 0
    await collected(async () => {
      tries += 1
      if (tries === 1) throw new Error('SUNAT is away')
      return { kind: 'collected' }
    })
    const log = app.log.slice(since).join('')
    expect(log).toContain('The collection of a company failed')
    for (const secret of ['Clave#2026', 'PRUEBA01', 'api-secret', 'api-key']) expect(log).not.toContain(secret)
  })
})

describe.each(databaseKinds)('jobs on %s', (kind) => {
  // Without a collector nothing works on the jobs but the test.
  const app = useTestApp(kind)
  let next = 8000

  /** A company with a job that is due. */
  async function addJob(): Promise<{ readonly ruc: string; readonly uuid: string }> {
    next += 1
    const business = await addBusiness(app.services, await addAccountant(app.services), {
      ruc: testRuc(next),
      status: 'IN_PROGRESS',
    })
    await app.services.database.db.execute(
      sql`insert into collections (business_uuid, request, due_at) values (${business.uuid}, gen_random_uuid(), now())`,
    )
    return business
  }
  async function livingServer(): Promise<string> {
    const server = crypto.randomUUID()
    await app.services.database.driver.announce(server)
    return server
  }
  const finding = { status: 'INVALID_CREDENTIALS', missingModules: [] } as const

  test('of two servers one has a job, keeps it while it lives, and loses it when its lease is over', async () => {
    const { driver } = app.services.database
    const { uuid } = await addJob()
    const [first, second] = [await livingServer(), await livingServer()]
    const claims = await Promise.all([claimCollection(driver, first), claimCollection(driver, second)])
    expect(claims.filter(Boolean)).toMatchObject([{ businessUuid: uuid, attempts: 1 }])
    await releaseOfTheDead(driver)
    expect(await claimCollection(driver, second)).toBeUndefined()
    await driver.query("update collections set lease_until = now() - interval '1 second'")
    const taken = await claimCollection(driver, second)
    expect(taken).toMatchObject({ businessUuid: uuid, owner: second, attempts: 2 })
    await endCollection(driver, taken!, undefined)
  })

  test('what a run finds out about replaced credentials is not recorded, and its job is lost', async () => {
    const { driver } = app.services.database
    const { ruc } = await addJob()
    const job = await claimCollection(driver, await livingServer())
    expect(await renewCollection(driver, job!)).toBe(true)
    await driver.query('update collections set request = gen_random_uuid(), owner = null')
    expect(await renewCollection(driver, job!)).toBe(false)
    await endCollection(driver, job!, finding)
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({ status: 'IN_PROGRESS' })
    const again = await claimCollection(driver, await livingServer())
    await endCollection(driver, again!, finding)
    expect(await findBusinessByRuc(app.services.database, ruc)).toMatchObject({ status: 'INVALID_CREDENTIALS' })
  })
})

describe('a server that stops', () => {
  let begin: () => void
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })
  const app = useTestApp('pglite', {
    collector: {
      origin: 'collector',
      checkCredentials: async () => ({ code: 200, source: 'portal-sunat' }),
      collect: () => {
        begin()
        return new Promise(() => undefined)
      },
    },
  })

  test('leaves its job due for the next, and does not wait for SUNAT', async () => {
    const { uuid } = await addAccountant(app.services)
    const ctx = contextOf(app.services, uuid)
    await registerBusiness(ctx, { ruc: testRuc(7000), name: 'X', solUsername: 'PRUEBA01', solPassword: 'x' })
    await began
    await app.services.collections.stop()
    const { rows } = await app.services.database.db.execute(
      sql`select owner, attempts, due_at <= now() as "isDue" from collections`,
    )
    expect(rows).toEqual([{ owner: null, attempts: 0, isDue: true }])
  })
})

async function* oneFile(name: string, bytes: Uint8Array) {
  yield {
    name,
    stream: (async function* () {
      yield bytes
    })(),
  }
}
