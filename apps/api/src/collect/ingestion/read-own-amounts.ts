import { FileMissingError } from '../../files/index.ts'
import type { PurchaseFacts } from '../observations/purchase-facts.ts'
import type { Review } from '../observations/review-purchases.ts'
import { FileRefusedError } from '../reading/file-refused.ts'
import { readXmlBytes, readXmlDocument } from '../reading/read-xml-document.ts'
import type { IngestionContext } from './ingestion-context.ts'
import type { CurrentVoucher } from './vouchers.store.ts'
import { findDocumentKeys } from './xml-documents.store.ts'

/**
 * The amounts in their own currency of those vouchers that were taken in before they kept them, from their XML, by its hash. An XML that
 * cannot be read any more leaves its voucher as it is: without soles until its register comes.
 */
export async function readOwnAmounts(
  { storage, limits, logger }: IngestionContext,
  { driver, lease, reviewer }: Review,
  found: readonly CurrentVoucher[],
): Promise<PurchaseFacts['ownAmounts']> {
  const wanted = found.flatMap(({ row }) => (row.originalAmounts === null && row.xmlDocument ? [row.xmlDocument] : []))
  const amounts = new Map<string, NonNullable<CurrentVoucher['row']['originalAmounts']>>()
  for (const { sha256, storageKey } of await findDocumentKeys(driver, lease.businessUuid, wanted)) {
    try {
      const bytes = await readXmlBytes(await storage.open(storageKey), limits)
      const { vouchers } = readXmlDocument(bytes, { name: '', storageKey, isStored: true }, reviewer.ownRuc)
      const own = vouchers[0]?.originalAmounts
      if (own) amounts.set(sha256, own)
    } catch (error) {
      if (!(error instanceof FileMissingError || error instanceof FileRefusedError)) throw error
      logger.error({ business: lease.businessUuid, document: sha256, error }, 'The XML of a voucher cannot be read.')
    }
  }
  return amounts
}
