import { createHash } from 'node:crypto'
import type { Database } from '../../src/platform/db/index.ts'
import type { TestFile, TestSite } from '../../test-kit/test-company.ts'
import { testRuc } from '../../test-kit/testing-records.ts'
import { type WrittenFactura, writtenFactura } from '../../test-kit/written-factura.ts'

export const OWN = testRuc(230_001)
export const SELLER = '20990000027'

/** One XML: as an earlier reader understood it, and as it is. */
export interface TwoReadings {
  readonly earlier: TestFile
  readonly now: TestFile
}

export function twoReadings(
  now: Omit<WrittenFactura, 'seller' | 'buyer'>,
  earlier: Partial<WrittenFactura>,
): TwoReadings {
  const facts = { seller: SELLER, buyer: OWN, ...now }
  return { now: writtenFactura(facts), earlier: writtenFactura({ ...facts, more: '', ...earlier }) }
}

// (400.00 + 34.00) × 18 % = 78.12; 512.12 in all. Read without its ISC, 34.00 were other charges that nothing explained.
const igv = ['1000', '400.00', '78.12'] as const
export const withIsc = (number: string): TwoReadings =>
  twoReadings({ id: `F001-${number}`, taxes: [igv, ['2000', '400.00', '34.00']], payable: '512.12' }, { taxes: [igv] })

/** An XML in UTF-8 that declares ISO-8859-1, and that an earlier reader read as windows-1252. */
export function asLatin(name: string, text: string): TwoReadings {
  const garbled = new TextDecoder('windows-1252').decode(Buffer.from(text))
  const now = `<?xml version="1.0" encoding="ISO-8859-1"?>${text}`
  return { earlier: { name, content: garbled }, now: { name, content: now } }
}

export const sha256 = ({ content }: TestFile): string =>
  createHash('sha256')
    .update(content as string)
    .digest('hex')

interface Place {
  readonly database: Database
  readonly site: TestSite
  /** The uuid of the company. */
  readonly company: string
}

/** The stored bytes become those that the earlier reader understood so. */
export async function restoreXml({ database, site, company }: Place, { earlier, now }: TwoReadings): Promise<void> {
  const values = [company, sha256(earlier), sha256(now)]
  const { rows } = await database.driver.query<{ key: string }>(
    'UPDATE documents SET sha256 = $3 WHERE business_uuid = $1 AND sha256 = $2 RETURNING storage_key AS key',
    values,
  )
  await site.storage.write(rows[0]!.key, [Buffer.from(now.content as string)])
  for (const [table, column] of [
    ['vouchers', 'xml_document'],
    ['withholdings', 'xml_document'],
    ['voucher_items', 'sha256'],
  ]) {
    await database.driver.query(
      `UPDATE ${table} SET ${column} = $3 WHERE business_uuid = $1 AND ${column} = $2`,
      values,
    )
  }
}
