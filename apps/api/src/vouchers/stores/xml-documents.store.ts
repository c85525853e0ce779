import type { UblLine } from '@contapro/sunat/ubl'
import { CsvRows } from '../../platform/db/csv-rows.ts'
import type { Session } from '../../platform/db/index.ts'
import type { Lease } from './lease.store.ts'

/** An XML taken in, with the lines that its voucher shows. */
export interface XmlDocument {
  readonly sha256: string
  readonly name: string
  readonly sizeBytes: number
  readonly storageKey: string
  readonly lines: readonly UblLine[]
  /** To be kept under the key; null when they are there already. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
}

/**
 * Keeps XML documents and their lines; one that the company has already stays as it is. Answers the storage keys that are not
 * needed for that reason.
 */
export async function insertXmlDocuments(
  tx: Session,
  { businessUuid, version }: Lease,
  documents: readonly XmlDocument[],
  storedAt: Date,
): Promise<string[]> {
  if (documents.length === 0) return []
  const records = documents.map(({ sha256, name, sizeBytes, storageKey }) => ({
    sha256,
    name,
    size_bytes: sizeBytes,
    storage_key: storageKey,
  }))
  const { rows } = await tx.query<{ sha256: string; key: string }>(
    `INSERT INTO documents (business_uuid, sha256, name, size_bytes, kind, storage_key, rows_read, vouchers, published_in, stored_at)
     SELECT $1, d.sha256, d.name, d.size_bytes, 'ubl', d.storage_key, 1, 1, $2, $3
     FROM jsonb_to_recordset($4::jsonb) AS d(sha256 text, name text, size_bytes bigint, storage_key text)
     ON CONFLICT DO NOTHING RETURNING sha256, storage_key AS key`,
    [businessUuid, version, storedAt.toISOString(), JSON.stringify(records)],
  )
  const inserted = new Map(rows.map((row) => [row.key, row.sha256]))
  const kept = documents.filter((d) => inserted.has(d.storageKey))
  const items = new CsvRows()
  for (const document of kept) addItems(items, businessUuid, document)
  const chunks = items.take()
  if (chunks.length > 0) await tx.copyRows('voucher_items', itemColumns, chunks)
  return documents.filter((d) => !inserted.has(d.storageKey)).map((d) => d.storageKey)
}

/** A published XML as it is stored. */
export type StoredXml = Pick<XmlDocument, 'sha256' | 'name' | 'storageKey'>

/** The next published XML documents of a company behind a hash, in the order of their hashes. */
export async function listXmlDocuments(
  session: Session,
  businessUuid: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<StoredXml[]> {
  const { rows } = await session.query<StoredXml>(
    `SELECT sha256, name, storage_key AS "storageKey" FROM documents
     WHERE business_uuid = $1 AND kind = 'ubl' AND sha256 > $2 ORDER BY sha256 LIMIT $3`,
    [businessUuid, after, limit],
  )
  return rows
}

/** The stored XML with these hashes. */
export async function findXmlDocuments(
  session: Session,
  businessUuid: string,
  documents: readonly string[],
): Promise<StoredXml[]> {
  if (documents.length === 0) return []
  const { rows } = await session.query<StoredXml>(
    `SELECT sha256, name, storage_key AS "storageKey" FROM documents WHERE business_uuid = $1 AND sha256 = ANY ($2::text[])`,
    [businessUuid, documents],
  )
  return rows
}

/** Corrects the texts of stored lines that are read otherwise now. Lines have no versions, so the new texts are visible at once. */
export async function updateItemTexts(
  tx: Session,
  businessUuid: string,
  documents: readonly XmlDocument[],
): Promise<void> {
  const texts = documents.flatMap(({ sha256, lines }) =>
    lines.map(({ description, sellerCode }, position) => ({ sha256, position, description, seller: sellerCode })),
  )
  if (texts.length === 0) return
  await tx.query(
    `UPDATE voucher_items i SET description = t.description, seller_code = t.seller
     FROM jsonb_to_recordset($2::jsonb) AS t(sha256 text, position int, description text, seller text)
     WHERE i.business_uuid = $1 AND i.sha256 = t.sha256 AND i.position = t.position
       AND (i.description, i.seller_code) IS DISTINCT FROM (t.description, t.seller)`,
    [businessUuid, JSON.stringify(texts)],
  )
}

const itemColumns = [
  'business_uuid',
  'sha256',
  'position',
  'description',
  'quantity',
  'unit_code',
  'unit_value',
  'line_total_centimos',
  'igv_centimos',
  'igv_percent',
  'affectation',
  'seller_code',
]

function addItems(rows: CsvRows, businessUuid: string, { sha256, lines }: XmlDocument): void {
  for (const [position, line] of lines.entries()) {
    rows.plain(businessUuid)
    rows.plain(sha256)
    rows.plain(position)
    rows.text(line.description)
    rows.text(line.quantity)
    rows.text(line.unitCode)
    rows.text(line.unitValue)
    rows.plain(line.lineTotal)
    rows.plain(line.igv)
    rows.text(line.igvPercent)
    rows.text(line.affectation)
    rows.text(line.sellerCode)
    rows.endRow()
  }
}
