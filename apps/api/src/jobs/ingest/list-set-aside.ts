import { inEntry } from '../../ingestion/reading/file-refused.ts'
import type { Remarks } from '../../ingestion/reading/remarks.ts'
import { counts, MAX_NOTED, type SetAsideNote, type SetAsideNotes } from '../../ingestion/writing/set-aside-notes.ts'
import type { Session } from '../../platform/db/index.ts'
import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import { type FileNames, filesOf, findFileNames } from '../../vouchers/merge/file-names.store.ts'
import { rowDifferences } from '../../vouchers/merge/row-differences.ts'
import { laterAnnulment, rowOf, xmlOf } from '../../vouchers/merge/set-aside.ts'
import {
  ownRowSentence,
  replacedRowSentence,
  type SetAsidePair,
  setAsideCode,
} from '../../vouchers/merge/set-aside-texts.ts'
import { xmlAgainstRegister } from '../../vouchers/merge/xml-against-register.ts'
import type { UntreatedVoucher } from '../../vouchers/rows/voucher-row.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'
import { findCurrentVouchers } from '../../vouchers/stores/vouchers.store.ts'

interface IngestedFile {
  readonly notes: SetAsideNotes
  readonly file: { readonly name: string }
  /** Names of the files of a zip, by their positions. */
  readonly entries: ReadonlyMap<number, string>
}

interface FoundNote extends SetAsideNote, SetAsidePair {
  /** Series and number, as a sentence names the voucher. */
  readonly name: string
}

/**
 * What an ingestion read that differs from what counts and does not count, and what it replaces, as warnings of the upload. To be called
 * after the last row was written: a row is compared with the one that counts in the end.
 */
export async function listSetAside(
  session: Session,
  lease: Lease,
  { notes, file, entries }: IngestedFile,
): Promise<Remarks> {
  if (notes.listed.length === 0) return { total: 0, first: [] }
  const found = await findPairs(session, lease.businessUuid, notes.listed)
  const rows = found.flatMap(({ row, counting }) => [row, counting])
  const names = withOwnFile(await findFileNames(session, lease.businessUuid, filesOf(rows)), lease, { file, entries })
  const first = found
    .toSorted((a, b) => lineOf(a, lease) - lineOf(b, lease))
    .map((note) => remarkOf(note, names, { lease, entries }))
  const isComplete = notes.listed.length < MAX_NOTED
  return { total: isComplete ? first.length : Math.max(first.length, notes.own + notes.replaced), first }
}

/** Notes of rows that differ from what counts now, each row once. */
async function findPairs(session: Session, businessUuid: string, notes: readonly SetAsideNote[]): Promise<FoundNote[]> {
  const found = new Map<string, FoundNote>()
  for (const operation of ['COMPRA', 'VENTA'] as const) {
    const noted = notes.filter((note) => note.operation === operation)
    const codes = [...new Set(noted.map(({ code }) => code))]
    const current = await findCurrentVouchers(session, businessUuid, operation, codes)
    for (const note of noted) {
      const voucher = current.get(note.code)?.row
      const pair = voucher && pairOf(note, voucher)
      if (pair) found.set(JSON.stringify([operation, note.code, note.row]), { ...note, ...pair, name: nameOf(voucher) })
    }
  }
  return [...found.values()]
}

const nameOf = ({ series, number }: UntreatedVoucher): string => (series === '' ? number : `${series}-${number}`)

/** The row beside what counts now; undefined if that says the same. */
function pairOf({ row }: SetAsideNote, voucher: UntreatedVoucher): SetAsidePair | undefined {
  if (row.source !== 'xml') {
    if (counts(row, voucher)) return undefined
    const counting = rowOf(voucher)
    const annuls = laterAnnulment([row], counting) !== undefined
    return { row, counting, annuls, differences: rowDifferences(row, counting) }
  }
  if (!counts(row, voucher)) {
    const counting = xmlOf(voucher)
    return { row, counting, annuls: false, differences: rowDifferences(row, counting) }
  }
  const differences = xmlAgainstRegister(voucher, voucher.state)
  return differences.length === 0 ? undefined : { row, counting: rowOf(voucher), annuls: false, differences }
}

/** The names of files, with that of the file that is ingested: it is no document yet. */
const withOwnFile = (
  names: FileNames,
  { version }: Lease,
  { file, entries }: Omit<IngestedFile, 'notes'>,
): FileNames => ({
  ...names,
  ofPlace: (place) => (place.arrival === version ? (entries.get(place.entry) ?? file.name) : names.ofPlace(place)),
})

/** Line of the file that is ingested, which holds the row or the one that replaces it; 0 for XML. */
function lineOf({ row, counting }: SetAsidePair, { version }: Lease): number {
  const own = [row, counting].find(({ file }) => file?.arrival === version)
  return own?.file?.line ?? 0
}

function remarkOf(
  note: FoundNote,
  names: FileNames,
  { lease, entries }: { readonly lease: Lease; readonly entries: ReadonlyMap<number, string> },
): UploadRemark {
  const sentence = note.isOwn ? ownRowSentence : replacedRowSentence
  const remark = {
    line: lineOf(note, lease) || null,
    field: null,
    code: setAsideCode(note),
    message: sentence(note.name, note, names),
  }
  const own = note.isOwn ? note.row : note.counting
  const entry = own.file === null ? undefined : entries.get(own.file.entry)
  return entry === undefined ? remark : (inEntry(entry, [remark])[0] ?? remark)
}
