import type { IncomingBatch } from '../../ingestion/reading/incoming-batch.ts'
import { loadPurchaseFacts, withFactsOf } from '../../ingestion/review/load-purchase-facts.ts'
import { findKnownSources } from '../../ingestion/review/purchase-facts.store.ts'
import { reviewVoucher } from '../../ingestion/review/review-voucher.ts'
import { writeWithholdingsReadAgain } from '../../ingestion/writing/withholding-writer.ts'
import type { Session } from '../../platform/db/index.ts'
import { mergeVouchers } from '../../vouchers/merge/merge-vouchers.ts'
import { sameVoucher } from '../../vouchers/rows/same-voucher.ts'
import type { Operation, UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'
import { renewLease } from '../../vouchers/stores/lease.store.ts'
import { findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'
import { listXmlDocuments, updateItemTexts } from '../../vouchers/stores/xml-documents.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { readStoredXml } from './read-stored-xml.ts'
import type { Review } from './review-purchases.ts'

/** XML of one run, which is one short transaction: what else waits for the company comes between two runs. */
const RUN = 200

/**
 * Reads stored XML again, because the reader has learned something since: the next ones whose hash comes after the given one. What
 * a voucher's XML says takes the place of what it said before, under the rules by which sources win; nothing that is
 * missing or unreadable by now changes anything. Answers the hash that the next run comes after, undefined at the end.
 */
export async function readXmlAgain(
  context: IngestionContext,
  review: Review,
  after: string,
): Promise<string | undefined> {
  const { driver, lease, reviewer } = review
  const documents = await listXmlDocuments(driver, lease.businessUuid, { after, limit: RUN })
  const read: IncomingBatch[] = []
  for (const document of documents) {
    const batch = await readStoredXml(context, document, reviewer.ownRuc)
    if (batch) read.push(batch)
  }
  const vouchers = read.flatMap((one) => one.vouchers)
  const xmlDocuments = read.flatMap((one) => one.xmlDocuments)
  const items = new Map(
    xmlDocuments.map(({ sha256, lines }) => [sha256, lines.map((line) => line.description)] as const),
  )
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    for (const operation of ['COMPRA', 'VENTA'] as const) await rewriteRead(tx, review, { operation, vouchers, items })
    await updateItemTexts(tx, lease.businessUuid, xmlDocuments)
    await writeWithholdingsReadAgain(
      tx,
      lease,
      read.flatMap(({ withholdings }) => withholdings),
    )
  })
  return documents.length < RUN ? undefined : documents.at(-1)?.sha256
}

interface ReadAgain {
  readonly operation: Operation
  readonly vouchers: readonly UntreatedVoucher[]
  readonly items: ReadonlyMap<string, string[]>
}

async function rewriteRead(
  tx: Session,
  { lease: { businessUuid }, writer, reviewer }: Review,
  { operation, vouchers, items }: ReadAgain,
): Promise<void> {
  const own = vouchers.filter((voucher) => voucher.operation === operation)
  const codes = [...new Set(own.map(({ code }) => code))]
  const current = await findCurrentVouchers(tx, businessUuid, operation, codes)
  const merged = new Map<string, UntreatedVoucher>()
  for (const voucher of own) {
    const known = merged.get(voucher.code) ?? current.get(voucher.code)?.row
    if (known) merged.set(voucher.code, withReading(known, voucher))
  }
  const sources = await findKnownSources(tx, businessUuid)
  const loaded = await loadPurchaseFacts(tx, businessUuid, [...merged.values()], sources)
  const facts = await withFactsOf(tx, businessUuid, { ...loaded, items }, current.values())
  const changes = [...current.values()].flatMap((known) => {
    const row = reviewVoucher(merged.get(known.row.code) ?? known.row, facts, reviewer)
    return sameVoucher(known.row, row) ? [] : [{ current: known, row }]
  })
  if (changes.length > 0) await writer.rewrite(tx, operation, changes)
}

/** The later reading of the document that counts; a voucher whose XML is another one does not change. */
function withReading(known: UntreatedVoucher, read: UntreatedVoucher): UntreatedVoucher {
  return known.xmlDocument === read.xmlDocument ? mergeVouchers(known, read) : known
}
