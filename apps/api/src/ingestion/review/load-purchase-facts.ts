import type { Session } from '../../platform/db/index.ts'
import { isWithoutSoles, modifiedCodeOf, type RatedVoucher } from '../../vouchers/amounts/in-soles.ts'
import type { UntreatedVoucher, VoucherRow } from '../../vouchers/rows/voucher-row.ts'
import { type CurrentVoucher, findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'
import { findDetractionEntries } from './detraction-entries.store.ts'
import { findDeposits, findDoubtfulIssuers, findItems, findNotes, type KnownSources } from './purchase-facts.store.ts'
import { noPurchaseFacts, type PurchaseFacts } from './purchase-facts.ts'

/** What is known of purchases beside themselves, but for their items, which come with their XML. */
export async function loadPurchaseFacts(
  session: Session,
  businessUuid: string,
  vouchers: readonly UntreatedVoucher[],
  sources: KnownSources,
): Promise<PurchaseFacts> {
  if (!sources.deposits && !sources.notes && !sources.entries && sources.padron === null) return noPurchaseFacts
  const purchases = vouchers.filter((v) => v.operation === 'COMPRA')
  // Also of those without detraction: what they are merged with may have it.
  const codesIf = (isKnown: boolean): string[] => (isKnown ? purchases.map((v) => v.code) : [])
  const issuers = purchases.map((v) => v.issuerDocument)
  return {
    ...noPurchaseFacts,
    deposits: await findDeposits(session, businessUuid, codesIf(sources.deposits)),
    notes: await findNotes(session, businessUuid, codesIf(sources.notes)),
    entries: await findDetractionEntries(session, businessUuid, codesIf(sources.entries)),
    issuers: await findDoubtfulIssuers(session, { businessUuid, padron: sources.padron }, issuers),
  }
}

/**
 * Adds to the facts of stored vouchers the items of their XML, the exchange rates of the vouchers that they modify, and the last
 * result of the search for a note's voucher.
 */
export async function withFactsOf(
  session: Session,
  businessUuid: string,
  facts: PurchaseFacts,
  current: Iterable<Pick<CurrentVoucher, 'row'>>,
): Promise<PurchaseFacts> {
  const rows = [...current].map(({ row }) => row)
  const documents = rows.flatMap(({ operation, xmlDocument }) =>
    operation === 'COMPRA' && xmlDocument && !facts.items.has(xmlDocument) ? [xmlDocument] : [],
  )
  const doubted = rows.filter(
    (row) => row.observations.includes('NOTE_WITHOUT_VOUCHER') && !facts.modified.has(row.code),
  )
  const notes = rows.filter((row) => isWithoutSoles(row) && modifiedCodeOf(row) !== undefined)
  if (documents.length === 0 && doubted.length === 0 && notes.length === 0) return facts
  return {
    ...facts,
    rated: await findRated(session, businessUuid, notes),
    items: new Map([...facts.items, ...(await findItems(session, businessUuid, documents))]),
    modified: new Map([...facts.modified, ...doubted.map(({ code }) => [code, notFound] as const)]),
  }
}

const notFound = { isFound: false, isPeriodLoaded: true }

async function findRated(
  session: Session,
  businessUuid: string,
  notes: readonly VoucherRow[],
): Promise<Map<string, RatedVoucher>> {
  const found = new Map<string, RatedVoucher>()
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    const codes = notes.flatMap((note) => (note.operation === operation ? (modifiedCodeOf(note) ?? []) : []))
    const current = await findCurrentVouchers(session, businessUuid, operation, [...new Set(codes)])
    for (const [code, { row }] of current) found.set(code, row)
  }
  return found
}
