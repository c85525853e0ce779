import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIngestionEngine } from '../../src/collect/index.ts'
import { requestReview } from '../../src/collect/ingestion/review-requests.store.ts'
import type { Database } from '../../src/db/index.ts'
import { testRuc } from '../../src/testing-records.ts'
import { databaseKinds, openTestDatabase } from '../db/databases.ts'
import { purchasesFile } from '../register-files.ts'
import { soles, type WrittenFactura, writtenFactura } from '../written-factura.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { openTestSite, type TestFile, type TestSite } from './test-company.ts'
import { zipOf } from './zip-file.ts'

const OWN = testRuc(230_001)
const SELLER = '20990000027'

/** One XML: as an earlier reader understood it, and as it is. */
interface TwoReadings {
  readonly earlier: TestFile
  readonly now: TestFile
}

function twoReadings(now: Omit<WrittenFactura, 'seller' | 'buyer'>, earlier: Partial<WrittenFactura>): TwoReadings {
  const facts = { seller: SELLER, buyer: OWN, ...now }
  return { now: writtenFactura(facts), earlier: writtenFactura({ ...facts, more: '', ...earlier }) }
}

// (400.00 + 34.00) × 18 % = 78.12; 512.12 in all. Read without its ISC, 34.00 were other charges that nothing explained.
const igv = ['1000', '400.00', '78.12'] as const
const withIsc = (number: string): TwoReadings =>
  twoReadings({ id: `F001-${number}`, taxes: [igv, ['2000', '400.00', '34.00']], payable: '512.12' }, { taxes: [igv] })

// 2 % of 1,180.00, paid at once.
const perception = [
  `<cac:PaymentTerms><cbc:ID>FormaPago</cbc:ID><cbc:PaymentMeansID>Contado</cbc:PaymentMeansID></cac:PaymentTerms>`,
  `<cac:PaymentTerms><cbc:ID>Percepcion</cbc:ID>${soles('Amount', '1203.60')}</cac:PaymentTerms>`,
  `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>51</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>0.02</cbc:MultiplierFactorNumeric>${soles('Amount', '23.60')}${soles('BaseAmount', '1180.00')}</cac:AllowanceCharge>`,
].join('')
const perceived = twoReadings(
  { id: 'F002-1', operation: '2001', taxes: [['1000', '1000.00', '180.00']], payable: '1180.00', more: perception },
  {},
)

/** The XML with blanks behind it, so many that its hash is smaller. */
function smallerThan(hash: string, content: string): string {
  let text = content
  while (sha256({ name: '', content: text }) >= hash) text += ' '
  return text
}

const sha256 = ({ content }: TestFile): string =>
  createHash('sha256')
    .update(content as string)
    .digest('hex')

describe.each(databaseKinds)('stored XML that is read again, on %s', (kind) => {
  let database: Database
  let site: TestSite
  let company: string

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    site = await openTestSite(database)
  })
  afterAll(async () => {
    await site?.close()
    await database?.close()
  })
  beforeEach(async () => {
    company = await site.addCompany(OWN)
  })

  /** The stored bytes become those that the earlier reader understood so. */
  async function restore({ earlier, now }: TwoReadings): Promise<string> {
    const { rows } = await database.driver.query<{ key: string }>(
      'UPDATE documents SET sha256 = $3 WHERE business_uuid = $1 AND sha256 = $2 RETURNING storage_key AS key',
      [company, sha256(earlier), sha256(now)],
    )
    const key = rows[0]!.key
    await site.storage.write(key, [Buffer.from(now.content as string)])
    for (const [table, column] of [
      ['vouchers', 'xml_document'],
      ['withholdings', 'xml_document'],
      ['voucher_items', 'sha256'],
    ]) {
      await database.driver.query(`UPDATE ${table} SET ${column} = $3 WHERE business_uuid = $1 AND ${column} = $2`, [
        company,
        sha256(earlier),
        sha256(now),
      ])
    }
    return key
  }
  async function readAgain(): Promise<void> {
    await requestReview(database.driver, company, 'xml ')
    await site.engine.idle()
  }
  const state = () => publishedState(database, company)

  it('says what its newest reader makes of it, as if it had just been uploaded', async () => {
    const xmls = [withIsc('1'), perceived]
    await site.upload(
      company,
      xmls.map(({ now }) => now),
    )
    const expected = await state()
    expect(expected.withholdings).toMatchObject([{ code: `${SELLER}-01-F002-1`, amount_centimos: expect.anything() }])
    company = await site.addCompany(OWN)
    await site.upload(
      company,
      xmls.map(({ earlier }) => earlier),
    )
    for (const xml of xmls) await restore(xml)
    expect(await state()).not.toEqual(expected)
    await readAgain()
    expect(await state()).toEqual(expected)
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('leaves the amounts of a register, and what the accountant decided', async () => {
    const xml = withIsc('1')
    const register = purchasesFile(OWN, '202608', [
      { number: '1', counterpartyDocument: SELLER, taxable: 434_00, igv: 78_12 },
    ])
    await site.upload(company, [register, xml.earlier])
    await database.driver.query("UPDATE vouchers SET decision = 'validated' WHERE business_uuid = $1", [company])
    await restore(xml)
    await readAgain()
    expect((await state()).vouchers).toMatchObject([
      { source: 'proposal', decision: 'validated', xml_remainder_centimos: null, xml_document: sha256(xml.now) },
    ])
  })

  it('goes on run by run until every document was read, files that come meanwhile first', async () => {
    const xmls = Array.from({ length: 450 }, (_, i) => withIsc(String(i + 1)))
    await site.upload(company, [
      await zipOf(
        'todos.zip',
        xmls.map(({ earlier }) => earlier),
      ),
    ])
    for (const xml of xmls) await restore(xml)
    const before = await version()
    await site.engine.stop()
    await requestReview(database.driver, company, 'xml ')
    const { driver } = database
    const { storage, logger } = site
    const next = createIngestionEngine({ driver, storage, now: () => new Date(), logger })
    // It begins when both wait.
    const { files } = await site.upload(company, [purchasesFile(OWN, '202609', [{}])], { by: next })
    await next.stop()
    expect(files).toMatchObject([{ state: 'done' }])
    expect(await count(`documents WHERE kind = 'rce' AND published_in = ${before + 1} AND`)).toBe(1)
    // Three more for the runs of 200, 200 and 50.
    expect(await version()).toBe(before + 4)
    const { vouchers } = await state()
    const read = vouchers.filter((voucher) => Number(voucher['isc_centimos']) === 34_00)
    expect(read).toHaveLength(450)
  })

  it('keeps what was read of an XML that the storage has lost, or has other bytes of', async () => {
    const [lost, other] = [withIsc('1'), withIsc('2')]
    const again = await openTestSite(database)
    await again.upload(company, [lost.earlier, other.earlier])
    const before = await state()
    const { rows } = await database.driver.query<{ key: string }>(
      'SELECT storage_key AS key FROM documents WHERE business_uuid = $1 ORDER BY name',
      [company],
    )
    await again.storage.remove(rows[0]!.key)
    // Of the same voucher, and by its hash the one that would win.
    const bytes = smallerThan(sha256(other.earlier), other.now.content as string)
    await again.storage.write(rows[1]!.key, [Buffer.from(bytes)])
    await requestReview(database.driver, company, 'xml ')
    await again.engine.idle()
    await again.close()
    expect(await state()).toEqual(before)
  })

  async function count(rows: string): Promise<number> {
    const sql = `SELECT count(*)::int AS found FROM ${rows} business_uuid = $1`
    return (await database.driver.query<{ found: number }>(sql, [company])).rows[0]?.found ?? 0
  }

  async function version(): Promise<number> {
    const { rows } = await database.driver.query<{ version: number }>(
      'SELECT published_version AS version FROM businesses WHERE uuid = $1',
      [company],
    )
    return rows[0]!.version
  }
})
