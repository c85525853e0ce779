import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestReview } from '../../src/ingestion/writing/review-requests.store.ts'
import type { Database } from '../../src/platform/db/index.ts'
import { databaseKinds, openTestDatabase } from '../../test-kit/databases.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { openTestSite, type TestSite } from '../../test-kit/test-company.ts'
import { soles, writtenFactura } from '../../test-kit/written-factura.ts'
import { countUnseenRows, publishedState } from './published-state.ts'
import { asLatin, OWN, restoreXml, SELLER, sha256, twoReadings, withIsc } from './two-readings.ts'

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

const item = `<cac:InvoiceLine><cbc:ID>1</cbc:ID>${soles('LineExtensionAmount', '100.00')}<cac:Item><cbc:Description>SEÑALÉTICA</cbc:Description><cac:SellersItemIdentification><cbc:ID>Ñ-1</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:InvoiceLine>`
const factura = writtenFactura({
  id: 'F003-1',
  seller: SELLER,
  buyer: OWN,
  taxes: [['1000', '100.00', '18.00']],
  payable: '118.00',
  more: item,
})
const NAME = 'COMPAÑÍA DE PRUEBA PEÑÓN S.A.C.'
const inSpanish = asLatin(factura.name, (factura.content as string).replaceAll('DE PRUEBA S.A.C.', NAME))

const fixture = new URL('../../../../packages/contapro-sunat/test/fixtures/ubl/percepcion.xml', import.meta.url)
const certificate = readFileSync(fixture, 'utf8')
  .replace(/^<\?xml.*?\?>/, '')
  .replace('PROVEEDOR DE PRUEBA UNO S.A.C.', NAME)
  .replace('20990000019', OWN)
const inSpanishToo = asLatin('percepcion.xml', certificate)

/** The XML with blanks behind it, so many that its hash is smaller. */
function smallerThan(hash: string, content: string): string {
  let text = content
  while (sha256({ name: '', content: text }) >= hash) text += ' '
  return text
}

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
    for (const xml of xmls) await restoreXml({ database, site, company }, xml)
    expect(await state()).not.toEqual(expected)
    await readAgain()
    expect(await state()).toEqual(expected)
    expect(await countUnseenRows(database, company)).toBe(0)
  })

  it('has right names and items, although its UTF-8 was once read as ISO-8859-1', async () => {
    const xmls = [inSpanish, inSpanishToo]
    await site.upload(
      company,
      xmls.map(({ earlier }) => earlier),
    )
    expect(await names()).not.toContain(NAME)
    for (const xml of xmls) await restoreXml({ database, site, company }, xml)
    await readAgain()
    expect(await names()).toEqual([NAME, NAME, 'SEÑALÉTICA', 'SEÑALÉTICA Ñ-1'])
  })

  async function names(): Promise<unknown[]> {
    const { vouchers, withholdings } = await state()
    const { rows } = await database.driver.query<{ text: string }>(
      `SELECT description || ' ' || seller_code AS text FROM voucher_items WHERE business_uuid = $1`,
      [company],
    )
    const [voucher, withholding] = [vouchers[0], withholdings[0]]
    return [voucher?.['counterparty_name'], withholding?.['agent_name'], voucher?.['item_description'], rows[0]?.text]
  }

  it('leaves the amounts of a register, and what the accountant decided', async () => {
    const xml = withIsc('1')
    const register = purchasesFile(OWN, '202608', [
      { number: '1', counterpartyDocument: SELLER, taxable: 434_00, igv: 78_12 },
    ])
    await site.upload(company, [register, xml.earlier])
    await database.driver.query("UPDATE vouchers SET decision = 'validated' WHERE business_uuid = $1", [company])
    await restoreXml({ database, site, company }, xml)
    await readAgain()
    expect((await state()).vouchers).toMatchObject([
      { source: 'proposal', decision: 'validated', xml_remainder_centimos: null, xml_document: sha256(xml.now) },
    ])
  })

  it('keeps what was read of an XML that the storage has lost, or has other bytes of', async () => {
    const [lost, other] = [withIsc('1'), withIsc('2')]
    await site.upload(company, [lost.earlier, other.earlier])
    const before = await state()
    const { rows } = await database.driver.query<{ key: string }>(
      'SELECT storage_key AS key FROM documents WHERE business_uuid = $1 ORDER BY name',
      [company],
    )
    await site.storage.remove(rows[0]!.key)
    // Of the same voucher, and by its hash the one that would win.
    const bytes = smallerThan(sha256(other.earlier), other.now.content as string)
    await site.storage.write(rows[1]!.key, [Buffer.from(bytes)])
    await readAgain()
    expect(await state()).toEqual(before)
  })
})
