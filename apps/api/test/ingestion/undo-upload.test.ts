import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listUploads } from '../../src/features/uploads/list-uploads.ts'
import { createIngestionEngine } from '../../src/jobs/queue/ingestion-engine.ts'
import type { Database } from '../../src/platform/db/index.ts'
import type { FileStorage } from '../../src/platform/files/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { padronFile } from '../../test-kit/padron-file.ts'
import { purchasesFile, salesFile } from '../../test-kit/register-files.ts'
import { openTestSite, recordingLogger, sampleRuc, type TestSite } from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'
import { decline } from './decline.ts'
import { holding } from './holding-storage.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { repeat, undo } from './undo.ts'

// More than one batch, so that an undo can be held between the first and the second.
const ROWS = 600
const purchases = (facts: object, rows = ROWS) =>
  purchasesFile(
    sampleRuc,
    '202608',
    Array.from({ length: rows }, (_, i) => ({ number: String(i + 1), ...facts })),
  )
const right = purchases({})
/** The same vouchers at ten times the price, and one more. */
const wrong = { ...purchases({ taxable: 1000_00, igv: 180_00 }, ROWS + 1), name: 'equivocado.txt' }

describe.each(databaseKinds)('undoing an upload, on %s', (kind) => {
  let database: Database
  let site: TestSite
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })

  const declined = async (company: string) =>
    (await publishedState(database, company)).vouchers
      .filter(({ decision }) => decision === 'declined')
      .map(({ number }) => number)

  it('restores rows, figures and decisions, and leaves nothing behind', async () => {
    const company = await site.addCompany()
    await site.upload(company, [right])
    await decline(database, company, [1])
    const before = await publishedState(database, company)
    const { uuid } = await site.upload(company, [wrong])
    expect(await undo(site, company, uuid)).toMatchObject({ state: 'done', canUndo: false, undo: { state: 'done' } })
    expect(await publishedState(database, company)).toEqual(before)
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('keeps the files, which can be ingested again, and the decisions about their vouchers', async () => {
    const company = await site.addCompany()
    const { uuid } = await site.upload(company, [wrong])
    await decline(database, company, [2])
    const counted = await publishedState(database, company)
    await undo(site, company, uuid)
    expect(await declined(company)).toEqual([])
    await repeat(site, company, uuid)
    expect(await publishedState(database, company)).toEqual(counted)
  })

  it('takes the same bytes again when they are sent again', async () => {
    const company = await site.addCompany()
    const { uuid } = await site.upload(company, [right])
    await undo(site, company, uuid)
    const again = await site.upload(company, [right])
    expect(again.files).toMatchObject([{ alreadyUploaded: false, vouchersNew: ROWS }])
  })

  it('leaves an XML that was sent alone, too, until that is undone', async () => {
    const factura = facturaXml({ customer: sampleRuc, number: '700' })
    const company = await site.addCompany()
    const zip = await site.upload(company, [await zipOf('facturas.zip', [factura])])
    const alone = await site.upload(company, [factura])
    expect(alone.files).toMatchObject([{ alreadyUploaded: true }])
    await undo(site, company, zip.uuid)
    expect((await publishedState(database, company)).vouchers).toMatchObject([{ number: '700' }])
    expect(await undo(site, company, alone.uuid)).toMatchObject({ undo: { state: 'done' } })
    expect((await publishedState(database, company)).vouchers).toEqual([])
    await repeat(site, company, alone.uuid)
    expect((await publishedState(database, company)).vouchers).toMatchObject([{ number: '700' }])
  })

  it('keeps a file whose XML also came in a zip, when both are undone', async () => {
    const factura = facturaXml({ customer: sampleRuc, number: '701' })
    const company = await site.addCompany()
    const alone = await site.upload(company, [factura])
    const zip = await site.upload(company, [await zipOf('facturas.zip', [factura])])
    await undo(site, company, alone.uuid)
    expect((await publishedState(database, company)).vouchers).toMatchObject([{ number: '701' }])
    await undo(site, company, zip.uuid)
    await repeat(site, company, alone.uuid)
    expect((await publishedState(database, company)).vouchers).toMatchObject([{ number: '701' }])
  })

  it('leaves out the registers of a zip that were refused', async () => {
    const damaged = { name: 'dañado.txt', content: `${right.content}x|y\r\n` }
    const company = await site.addCompany()
    const zip = await site.upload(company, [await zipOf('mes.zip', [damaged, salesFile(sampleRuc, '202608', [{}])])])
    expect(zip.files.map(({ state }) => state)).toEqual(['done', 'failed', 'done'])
    const before = await publishedState(database, company)
    const { uuid } = await site.upload(company, [wrong])
    expect(await undo(site, company, uuid)).toMatchObject({ undo: { state: 'done' } })
    expect(await publishedState(database, company)).toEqual(before)
  })

  it('names the vouchers that an upload changed, and the IGV', async () => {
    const company = await site.addCompany()
    const first = await site.upload(company, [purchases({}, 2), salesFile(sampleRuc, '202608', [{}])])
    expect(first.change).toEqual({ vouchers: 3, igv: 18_00 - 2 * 18_00 })
    const second = await site.upload(company, [{ ...purchases({ taxable: 200_00, igv: 36_00 }, 1), name: 'b.txt' }])
    expect(second.change).toEqual({ vouchers: 1, igv: -18_00 })
    const known = await site.upload(company, [purchases({}, 2)])
    expect(known).toMatchObject({ change: { vouchers: 0, igv: 0 }, canUndo: false })
  })

  /** Undoes an upload with an engine that stops in the middle of the first file, does something then, and goes on. */
  async function whileUndoing(company: string, upload: string, act: () => Promise<void>): Promise<void> {
    const gate = new EventEmitter()
    const held = { ...site, engine: engineOn(holding(site.storage, once(gate, 'open'))) }
    await site.engine.stop()
    await held.engine.start()
    const undone = undo({ ...held, context: { ...site.context, ingestion: held.engine } }, company, upload)
    await expect.poll(() => countUnseenRows(database, company)).toBeGreaterThan(0)
    await act()
    gate.emit('open')
    await undone
    await held.engine.stop()
  }

  /** From here on the engine of the site is stopped. */
  const engineOn = (storage: TestSite['storage']) =>
    createIngestionEngine({ driver: database.driver, storage, now: () => new Date(), logger: recordingLogger() })

  it('changes nothing if a kept file is missing, and can be requested again', async () => {
    const company = await site.addCompany()
    const kept = await site.upload(company, [right])
    const { uuid } = await site.upload(company, [wrong])
    const before = await publishedState(database, company)
    const key = `${company}/${kept.uuid}/0`
    await site.storage.remove(key)
    const failed = await undo(site, company, uuid)
    expect(failed).toMatchObject({ state: 'done', canUndo: true, undo: { state: 'failed', requestedBy: 'Rosa' } })
    expect(await publishedState(database, company)).toEqual(before)
    await site.storage.write(key, [Buffer.from(right.content)])
    expect(await undo(site, company, uuid)).toMatchObject({ undo: { state: 'done' } })
  })

  it('keeps no upload of files that the storage has lost', async () => {
    const company = await site.addCompany()
    const { uuid } = await site.upload(company, [right])
    await undo(site, company, uuid)
    await site.storage.remove(`${company}/${uuid}/0`)
    await expect(repeat(site, company, uuid)).rejects.toMatchObject({ code: 'UPLOAD_FILES_MISSING' })
    expect((await listUploads(site.context, company, { page: 1, size: 10 })).uploads).toHaveLength(1)
  })

  it.each([
    ['the padrón reducido', padronFile('padron.txt', { '20990000027': ['ACTIVO', 'HABIDO'] }), 'person'],
    ['what the demo invented', right, 'demo'],
    ['what a collector brought', right, 'collector'],
    ['a file that was refused', { name: 'nota.txt', content: 'hola' }, 'person'],
  ] as const)('is refused for %s', async (_, file, origin) => {
    const company = await site.addCompany()
    const { uuid, canUndo } = await site.upload(company, [file], { origin })
    expect(canUndo).toBe(false)
    expect(await undo(site, company, uuid)).toBeUndefined()
  })

  it('keeps a decision that is made meanwhile', async () => {
    const company = await site.addCompany()
    await site.upload(company, [right])
    await decline(database, company, [1, 590])
    const expected = await publishedState(database, company)
    const other = await site.addCompany()
    await site.upload(other, [right])
    const { uuid } = await site.upload(other, [wrong])
    await whileUndoing(other, uuid, async () => {
      expect(await decline(database, other, [1, 590])).toMatchObject({ unknown: [], refused: [] })
    })
    expect(await publishedState(database, other)).toEqual(expected)
  })

  it('starts over after a failure in its middle', async () => {
    let failures = 0
    let failsFor: string | undefined
    const failing: FileStorage = {
      ...site.storage,
      async open(key, range) {
        if (key !== failsFor || failures > 0) return site.storage.open(key, range)
        failures += 1
        throw new Error('the disk does not answer')
      },
    }
    const engine = engineOn(failing)
    await site.engine.stop()
    await engine.start()
    const company = await site.addCompany()
    const kept = await site.upload(company, [right], { by: engine })
    const before = await publishedState(database, company)
    const { uuid } = await site.upload(company, [wrong], { by: engine })
    failsFor = `${company}/${kept.uuid}/0`
    await undo({ ...site, engine, context: { ...site.context, ingestion: engine } }, company, uuid)
    await engine.stop()
    expect(failures).toBe(1)
    expect(await publishedState(database, company)).toEqual(before)
    expect(await countUnseenRows(database, company)).toBe(0)
  })
})
