import type { PurchaseFacts } from '../../ingestion/review/purchase-facts.ts'
import type { CurrentVoucher } from '../../vouchers/stores/vouchers.store.ts'
import { findXmlDocuments } from '../../vouchers/stores/xml-documents.store.ts'
import type { IngestionContext } from '../ingestion-context.ts'
import { readStoredXml } from './read-stored-xml.ts'
import type { Review } from './review-purchases.ts'

/**
 * The amounts in their own currency of those vouchers that were taken in before they kept them, from their XML, by its hash. An XML that
 * cannot be read any more leaves its voucher as it is: without soles until its register comes.
 */
export async function readOwnAmounts(
  context: IngestionContext,
  { driver, lease, reviewer }: Review,
  found: readonly CurrentVoucher[],
): Promise<PurchaseFacts['ownAmounts']> {
  const wanted = found.flatMap(({ row }) => (row.originalAmounts === null && row.xmlDocument ? [row.xmlDocument] : []))
  const amounts = new Map<string, NonNullable<CurrentVoucher['row']['originalAmounts']>>()
  for (const document of await findXmlDocuments(driver, lease.businessUuid, wanted)) {
    const batch = await readStoredXml(context, document, reviewer.ownRuc)
    const own = batch?.vouchers[0]?.originalAmounts
    if (own) amounts.set(document.sha256, own)
  }
  return amounts
}
