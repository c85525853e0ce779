import { caseCount, testSeed } from '@contapro/long-run'
import { array, assert, asyncProperty, constantFrom, nat, record, subarray } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/index.ts'
import { openTestDatabase } from '../../test-kit/databases.ts'
import { openTestSite, type TestFile, type TestSite } from '../../test-kit/test-company.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { repeat, undo } from './undo.ts'
import { undoGroups, undoPieces } from './undo-pieces.ts'

let database: Database
let site: TestSite

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  site = await openTestSite(database)
})
afterAll(async () => {
  await site?.close()
  await database?.close()
})

interface Sent {
  readonly uuid: string
  readonly files: readonly TestFile[]
}

/** A company whose uploads are sent, undone and repeated at random. */
class Company {
  /** Uploads that are not undone, without what other undone uploads had too. */
  uploads: readonly Sent[] = []
  readonly undone: Sent[] = []
  readonly uuid: string

  constructor(uuid: string) {
    this.uuid = uuid
  }

  async send(files: readonly TestFile[]): Promise<void> {
    const { uuid } = await site.upload(this.uuid, files)
    this.uploads = [...this.uploads, { uuid, files }]
  }

  async undo(which: number): Promise<void> {
    const upload = this.uploads[which % this.uploads.length]
    if (!upload) return
    const known = await alreadyUploaded(this.uuid)
    const isRefused = (await undo(site, this.uuid, upload.uuid)) === undefined
    if (isRefused) return
    this.undone.push({ ...upload, files: upload.files.filter(({ name }) => !known.has(upload.uuid + name)) })
    const isSame = (uuid: string, { name }: TestFile): boolean =>
      known.has(uuid + name) && upload.files.some((file) => file.name === name)
    this.uploads = this.uploads
      .filter((other) => other !== upload)
      .map(({ uuid, files }) => ({ uuid, files: files.filter((file) => !isSame(uuid, file)) }))
  }

  async repeat(which: number): Promise<void> {
    const upload = this.undone[which % this.undone.length]
    if (!upload) return
    const { uuid } = await repeat(site, this.uuid, upload.uuid)
    this.uploads = [...this.uploads, { uuid, files: upload.files }]
  }
}

/** Uploads and names of files whose bytes were there already when they came. */
async function alreadyUploaded(company: string): Promise<ReadonlySet<string>> {
  const sql = 'SELECT upload_uuid AS uuid, name FROM upload_files WHERE business_uuid = $1 AND already_uploaded'
  const { rows } = await database.driver.query<{ uuid: string; name: string }>(sql, [company])
  return new Set(rows.map(({ uuid, name }) => uuid + name))
}

async function stateOf(company: string) {
  expect(await countUnseenRows(database, company)).toBe(0)
  const read = async (sql: string) => (await database.driver.query(sql, [company])).rows
  return {
    ...(await publishedState(database, company)),
    registers: await read('SELECT operation, period FROM loaded_registers WHERE business_uuid = $1 ORDER BY 1, 2'),
    documents: await read('SELECT sha256, kind FROM documents WHERE business_uuid = $1 ORDER BY 1'),
    items: await read('SELECT sha256, position FROM voucher_items WHERE business_uuid = $1 ORDER BY 1, 2'),
  }
}

const stepsOf = (files: readonly TestFile[]) =>
  array(
    record({
      files: subarray([...files], { minLength: 1, maxLength: Math.min(4, files.length) }),
      next: constantFrom('nothing', 'undo', 'undo', 'undo both', 'repeat'),
      which: nat(99),
    }),
    { minLength: 2, maxLength: 6 },
  )

it.each([...undoGroups, 'all together'] as const)(
  'a company is as if it had never had the files whose uploads were undone, in any order of uploads and undos: %s',
  async (group) => {
    const pieces = await undoPieces()
    const files = group === 'all together' ? Object.values(pieces).flat() : pieces[group]
    await assert(
      asyncProperty(stepsOf(files), async (steps) => {
        const company = new Company(await site.addCompany())
        for (const step of steps) {
          await company.send(step.files)
          if (step.next.startsWith('undo')) await company.undo(step.which)
          if (step.next === 'undo both') await company.undo(step.which + 1)
          if (step.next === 'repeat') await company.repeat(step.which)
        }
        const state = await stateOf(company.uuid)
        const other = await site.addCompany()
        for (const upload of company.uploads) if (upload.files.length > 0) await site.upload(other, upload.files)
        expect(state).toEqual(await stateOf(other))
      }),
      { seed: testSeed, numRuns: caseCount({ few: 3, many: 25 }) },
    )
    expect(site.logger.lines).toEqual([])
  },
  300_000,
)
