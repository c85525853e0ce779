import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PASSWORD,
  type DemoProgress,
  type DemoServices,
  demoAccounts,
  demoCompanies,
  demoUploads,
  loadDemo,
} from '../../src/demo/index.ts'
import { createIngestionEngine, type IngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import { readConfig } from '../../src/platform/config.ts'
import { type Database, openDatabase, schema } from '../../src/platform/db/index.ts'
import { openDiskStorage } from '../../src/platform/files/index.ts'
import { createPasswordHasher } from '../../src/platform/secrets/password-hasher.ts'
import { createSealer } from '../../src/platform/secrets/sealer.ts'
import { readMonth } from './demo-data.ts'

const { users, businesses, uploads, uploadFiles, publishedVouchers } = schema

/** Small companies: one that becomes valid by its first month, and one whose permissions are missing. */
const SHOP = '20991004018'
const FISHERY = '20991001027'
const MILL = '20991001191'
/** Registered by somebody else before the demo comes. */
const TAKEN = '20991002015'

const inNovember = (): Date => new Date('2026-11-20T15:00:00Z')
const inDecember = (): Date => new Date('2026-12-01T15:00:00Z')
const monthsOf = (...rucs: string[]) => demoUploads(inNovember).filter(({ company }) => rucs.includes(company.ruc))

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: Database
let folder: string
let engine: IngestionEngine | undefined

beforeAll(async () => {
  database = await openDatabase({})
  folder = mkdtempSync(join(tmpdir(), 'contapro-demo-'))
  const [other] = await database.db
    .insert(users)
    .values({ ...person, email: 'otra@example.com', passwordHash: 'x', createdAt: inNovember() })
    .returning()
  await database.db.insert(businesses).values({
    accountantUuid: other?.uuid ?? '',
    ruc: TAKEN,
    name: 'OTRA EMPRESA S.A.C.',
    solUsername: 'OTRA0001',
    sealedSolPassword: 'x',
    createdAt: inNovember(),
  })
})
afterAll(async () => {
  await engine?.stop()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

const person = {
  name: 'Otra',
  documentNumber: '99000099',
  phoneNumber: '900000099',
  accountantProfile: 'Contador Freelance',
} as const

/** A server that starts: a new engine on the same database and files. */
async function start(clock = inNovember): Promise<DemoServices> {
  await engine?.stop()
  const storage = await openDiskStorage(join(folder, 'documents'))
  engine = createIngestionEngine({ driver: database.driver, storage, now: clock, logger: silent })
  await engine.start()
  return {
    database,
    storage,
    clock,
    ingestion: engine,
    limits: readConfig({}).limits,
    passwords: createPasswordHasher({ cost: 4 }),
    sealer: createSealer(Buffer.alloc(32, 7)),
  }
}

const statusOf = async (ruc: string): Promise<string | undefined> =>
  (await database.db.select().from(businesses).where(eq(businesses.ruc, ruc)))[0]?.status

const vouchersOf = async (ruc: string) => {
  const rows = await database.db
    .select({
      operation: publishedVouchers.operation,
      period: publishedVouchers.period,
      source: publishedVouchers.source,
    })
    .from(publishedVouchers)
    .innerJoin(businesses, eq(businesses.uuid, publishedVouchers.businessUuid))
    .where(eq(businesses.ruc, ruc))
  return rows.filter((row) => row.source !== 'xml')
}

const fileNames = async (): Promise<string[]> => (await database.db.select().from(uploadFiles)).map((file) => file.name)

describe('loading the demo', () => {
  it('makes the accounts and companies first, and leaves off when the server stops', async () => {
    const services = await start()
    const stopping = new AbortController()
    const seen: DemoProgress[] = []
    await loadDemo(services, {
      uploads: monthsOf(SHOP, FISHERY),
      signal: stopping.signal,
      onProgress: (progress) => {
        seen.push(progress)
        if (progress.done === 1) stopping.abort()
      },
    })
    expect(seen[0]).toEqual({ done: 0, total: 7, last: null })
    expect(seen.at(-1)?.done).toBe(1)
    expect(await database.db.$count(uploads)).toBe(1)
    const accounts = await database.db.select().from(users)
    expect(accounts.map((user) => user.email).toSorted()).toEqual(
      [...demoAccounts.map((account) => account.email), 'otra@example.com'].toSorted(),
    )
    const firm = accounts.find((user) => user.email === 'demo@contapro.pe')
    expect(await services.passwords.verify(DEMO_PASSWORD, firm?.passwordHash ?? undefined)).toBe(true)
    expect(firm).toMatchObject({ abTestGroup: 'A', planType: 7, planEndDate: '2027-11-30' })
    expect(accounts.find((user) => user.email === 'sinplan@contapro.pe')).toMatchObject({ planType: null })
    expect(await database.db.$count(businesses)).toBe(demoCompanies.length)
  })

  it('goes on where a stopped run left off, and takes in every row once', async () => {
    const seen: DemoProgress[] = []
    await loadDemo(await start(), { uploads: monthsOf(SHOP, FISHERY), onProgress: (p) => seen.push(p) })
    expect(seen[0]?.total).toBeLessThan(7)
    expect(seen.at(-1)?.done).toBe(seen[0]?.total)
    for (const ruc of [SHOP, FISHERY]) {
      const months = await Promise.all(monthsOf(ruc).map(readMonth))
      const rows = months.flatMap((month) => [
        ...month.purchases.map(() => `COMPRA ${month.period}`),
        ...month.sales.map(() => `VENTA ${month.period}`),
      ])
      const taken = (await vouchersOf(ruc)).map((row) => `${row.operation} ${row.period}`)
      expect(taken.toSorted()).toEqual(rows.toSorted())
    }
    const names = await fileNames()
    expect(new Set(names).size).toBe(names.length)
    const files = await database.db.select().from(uploadFiles)
    expect(files.filter((file) => file.state !== 'done')).toEqual([])
  })

  it('opens a company by its first month, and keeps the status of one whose permissions are missing', async () => {
    expect(await statusOf(SHOP)).toBe('VALID')
    expect(await statusOf(FISHERY)).toBe('MISSING_PERMISSIONS')
    expect(await statusOf('20991001183')).toBe('IN_PROGRESS')
    expect(await statusOf('20991001060')).toBe('INVALID_CREDENTIALS')
  })

  it('changes nothing when everything is there', async () => {
    const before = [await database.db.$count(uploads), await database.db.$count(users), await fileNames()]
    const seen: DemoProgress[] = []
    await loadDemo(await start(), { uploads: monthsOf(SHOP, FISHERY), onProgress: (p) => seen.push(p) })
    expect(seen).toEqual([{ done: 0, total: 0, last: null }])
    expect([await database.db.$count(uploads), await database.db.$count(users), await fileNames()]).toEqual(before)
  })

  it('has nothing to take in at the next start, also where a month came without XML', async () => {
    const months = monthsOf(MILL)
      .slice(0, 1)
      .map((month) => ({ ...month, xmlPercent: 0 }))
    await loadDemo(await start(), { uploads: months })
    const before = await database.db.$count(uploads)
    const seen: DemoProgress[] = []
    await loadDemo(await start(), { uploads: months, onProgress: (p) => seen.push(p) })
    expect(seen).toEqual([{ done: 0, total: 0, last: null }])
    expect(await database.db.$count(uploads)).toBe(before)
  })

  it('adds the month that has become complete', async () => {
    const seen: DemoProgress[] = []
    const newest = demoUploads(inDecember).filter(({ company }) => company.ruc === SHOP)
    await loadDemo(await start(inDecember), { uploads: newest, onProgress: (p) => seen.push(p) })
    expect(seen.map((progress) => progress.last)).toEqual([
      null,
      'Minimarket La Esquina de Jesús María E.I.R.L., 202611',
    ])
    expect((await vouchersOf(SHOP)).filter((row) => row.period === '202611').length).toBeGreaterThan(20)
  })

  it('leaves a RUC to whoever registered it before', async () => {
    const seen: DemoProgress[] = []
    await loadDemo(await start(), { uploads: monthsOf(TAKEN), onProgress: (p) => seen.push(p) })
    expect(seen).toEqual([{ done: 0, total: 0, last: null }])
    expect(await vouchersOf(TAKEN)).toEqual([])
    const [business] = await database.db.select().from(businesses).where(eq(businesses.ruc, TAKEN))
    expect(business?.name).toBe('OTRA EMPRESA S.A.C.')
  })
})

const lastOf = (instant: string) => demoUploads(() => new Date(instant))[0]?.period

describe('the order of the months', () => {
  const order = demoUploads(inNovember).map(({ company, period }) => `${company.ruc} ${period}`)

  it('begins with the newest three of the largest company, then the newest of every other one', () => {
    expect(order.slice(0, 3)).toEqual(['20991001094 202610', '20991001094 202609', '20991001094 202608'])
    const withBooks = demoCompanies.filter((company) => company.books !== null)
    expect(order.slice(3, 2 + withBooks.length)).toEqual(withBooks.slice(1).map((company) => `${company.ruc} 202610`))
  })

  it('takes the last complete month by the calendar of Lima', () => {
    expect(lastOf('2026-12-01T04:59:00Z')).toBe('202610')
    expect(lastOf('2026-12-01T05:00:00Z')).toBe('202611')
    expect(lastOf('2027-01-15T12:00:00Z')).toBe('202612')
  })
})
