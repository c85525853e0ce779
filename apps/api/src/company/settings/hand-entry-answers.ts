import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { HandEntry } from './hand-entries.store.ts'

/** Null where nobody entered it. */
export function toHandEntry(entry: HandEntry | undefined): Contract<'hand-entry'> | null {
  return entry ? { entered_by: entry.enteredBy, entered_at: entry.enteredAt.toISOString() } : null
}
