import { fileMadeAt } from '@contapro/sunat/sire'
import type { RowPlace } from '../../vouchers/rows/voucher-row.ts'
import type { StoredUpload } from './open-file-source.ts'

/** Place of the rows of a file or of a zip's entry: by SUNAT's date of the entry, of the file, otherwise by when the file was received. */
export function placeOfFile(
  { name, ownRuc, received }: Pick<StoredUpload, 'name' | 'ownRuc' | 'received'>,
  entry: { readonly index: number; readonly name: string } | null = null,
): Omit<RowPlace, 'fileLine'> {
  const named = (entry && fileMadeAt(entry.name, ownRuc)) ?? (received.madeAtMs === null && fileMadeAt(name, ownRuc))
  const madeAtMs = named ? Date.parse(named) : received.madeAtMs
  return {
    fileMadeAtMs: madeAtMs ?? received.receivedAtMs,
    fileVersion: received.version,
    fileEntry: entry?.index ?? 0,
  }
}
