import type { Session } from '../../platform/db/index.ts'
import type { WithholdingRow } from '../../vouchers/rows/withholding-row.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import {
  type CurrentWithholding,
  findCurrentWithholdings,
  writeWithholdings,
} from '../../vouchers/stores/withholdings.store.ts'
import type { WithholdingNotes } from './withholding-notes.ts'

/**
 * Writes the perceptions and retentions of a batch. Of two XML for one code the one that is read later counts (decisions 54). Returns how
 * many certificates are new and how many are known; a factura that proves its perception itself is counted among the vouchers.
 */
export async function writeWithholdingBatch(
  tx: Session,
  lease: Lease,
  { rows, notes }: { readonly rows: readonly WithholdingRow[]; readonly notes: WithholdingNotes },
): Promise<{ created: number; known: number }> {
  if (rows.length === 0) return { created: 0, known: 0 }
  const codes = [...new Set(rows.map(({ code }) => code))]
  const current = await findCurrentWithholdings(tx, lease.businessUuid, codes)
  const counting = new Map<string, WithholdingRow>()
  for (const row of rows) {
    const known: CurrentWithholding | undefined = counting.get(row.code) ?? current.get(row.code)
    if (known) notes.note(known, row)
    counting.set(row.code, row)
  }
  const changed = [...counting.values()].filter((row) => current.get(row.code)?.xmlDocument !== row.xmlDocument)
  if (changed.length > 0) await writeWithholdings(tx, lease, changed)
  const certificates = [...counting.values()].filter(({ type }) => type !== '01')
  const known = certificates.filter(({ code }) => current.has(code)).length
  return { created: certificates.length - known, known }
}

/** Writes the withholdings that stored XML state as they are read now: those that are missing, and those whose names were read otherwise. */
export async function writeWithholdingsReadAgain(
  tx: Session,
  lease: Lease,
  rows: readonly WithholdingRow[],
): Promise<void> {
  if (rows.length === 0) return
  const codes = rows.map(({ code }) => code)
  const current = await findCurrentWithholdings(tx, lease.businessUuid, codes)
  const changed = new Map(rows.filter((row) => hasChanged(current.get(row.code), row)).map((row) => [row.code, row]))
  if (changed.size > 0) await writeWithholdings(tx, lease, [...changed.values()])
}

function hasChanged(known: CurrentWithholding | undefined, read: WithholdingRow): boolean {
  if (known === undefined) return true
  if (known.xmlDocument !== read.xmlDocument) return false
  return known.agentName !== read.agentName || known.receiverName !== read.receiverName
}
