import type { Session } from '../../db/index.ts'
import type { WithholdingRow } from '../vouchers/withholding-row.ts'
import type { Lease } from './lease.store.ts'
import { findCurrentWithholdings, writeWithholdings } from './withholdings.store.ts'

/**
 * Writes the perceptions and retentions of a batch. Of two documents for one code the one with the smaller hash stays, so
 * that order and repetition do not matter. Answers how many certificates are new and how many are known; a factura that
 * proves its perception itself is counted among the vouchers.
 */
export async function writeWithholdingBatch(
  tx: Session,
  lease: Lease,
  rows: readonly WithholdingRow[],
): Promise<{ created: number; known: number }> {
  if (rows.length === 0) return { created: 0, known: 0 }
  const distinct = new Map<string, WithholdingRow>()
  for (const row of rows) {
    const other = distinct.get(row.code)
    if (!other || row.xmlDocument < other.xmlDocument) distinct.set(row.code, row)
  }
  const current = await findCurrentWithholdings(tx, lease.businessUuid, [...distinct.keys()])
  const winners = [...distinct.values()].filter((row) => {
    const known = current.get(row.code)
    return !known || row.xmlDocument < known.xmlDocument
  })
  if (winners.length > 0) await writeWithholdings(tx, lease, winners)
  const certificates = [...distinct.values()].filter(({ type }) => type !== '01')
  const known = certificates.filter(({ code }) => current.has(code)).length
  return { created: certificates.length - known, known }
}
