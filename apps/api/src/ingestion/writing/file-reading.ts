import type { UploadRemark } from '../../platform/db/schema/uploads.ts'
import type { IncomingBatch, ZipFileOutcome } from '../reading/incoming-batch.ts'
import { countedRemarks, RemarkList, type Remarks } from '../reading/remarks.ts'
import type { FileOutcome, OutcomeCounts } from './publish.store.ts'
import { MAX_LINES, zipRefusal, zipWarnings } from './zip-file-lines.ts'

/** What reading a file has found so far. */
export class FileReading {
  kind = 'unknown'
  rowsRead = 0
  bytesRead = 0
  readonly errors = new RemarkList()
  /** Names of the tables of a zip, by their positions. */
  readonly entries = new Map<number, string>()
  /** Files of a zip. */
  readonly zipFiles: ZipFileOutcome[]
  /** Tables of a zip that an earlier reading has refused: they are not read again. */
  readonly leftOut: ReadonlySet<number>
  readonly #notices: readonly UploadRemark[]
  readonly #warnings = new RemarkList()
  readonly #periods = new Set<string>()
  #refusedFiles = 0
  readonly #refusedTables = new Set<number>()
  readonly #begunTables = new Set<number>()

  /**
   * @param notices what the file is ingested with, whatever it holds.
   * @param refused tables of a zip that an earlier reading has refused.
   */
  constructor(notices: readonly UploadRemark[], refused: readonly ZipFileOutcome[] = []) {
    this.#notices = notices
    this.zipFiles = [...refused]
    this.leftOut = new Set(refused.flatMap(({ index }) => index ?? []))
  }

  /** Adds a batch. Returns whether its rows are to be written. */
  add(batch: IncomingBatch): boolean {
    this.bytesRead = batch.bytesRead
    for (const file of batch.zipFiles ?? []) this.#addZipFile(file)
    if (this.#refuses(batch)) return false
    this.rowsRead += batch.rowsRead
    if (batch.period !== null) this.#periods.add(batch.period)
    if (batch.entry !== null) this.entries.set(batch.entry.index, batch.entry.name)
    this.#warnings.add(batch.warnings)
    return !this.isRefused && !this.isToRepeat
  }

  /** Keeps the errors of as many files as are listed, and counts those of the others. */
  #addZipFile(file: ZipFileOutcome): void {
    const { total } = file.errors
    if (total > 0) this.#refusedFiles += 1
    this.zipFiles.push(this.#refusedFiles > MAX_LINES ? { ...file, errors: { total, first: [] } } : file)
  }

  #refuses({ entry, errors }: IncomingBatch): boolean {
    if (entry === null) {
      this.refuse(errors)
      return this.isRefused
    }
    if (errors.total > 0) this.#refusedTables.add(entry.index)
    else if (!this.#refusedTables.has(entry.index)) this.#begunTables.add(entry.index)
    return this.#refusedTables.has(entry.index)
  }

  /** The file was read to its end. A zip is refused if none of its files was read. */
  end(): void {
    if (this.kind === 'zip') this.refuse(zipRefusal(this.zipFiles))
  }

  get isRefused(): boolean {
    return this.errors.total > 0
  }

  /** Whether rows of a table were written before something was wrong with it. A table is ingested whole or not at all. */
  get isToRepeat(): boolean {
    return [...this.#refusedTables].some((index) => this.#begunTables.has(index))
  }

  /** The next reading, without the tables that this one has refused. */
  again(): FileReading {
    return new FileReading(
      this.#notices,
      this.zipFiles.filter(({ state, index }) => state === 'failed' && index !== null),
    )
  }

  refuse(errors: Remarks): void {
    this.errors.add(errors)
  }

  warn(warnings: Remarks): void {
    this.#warnings.add(warnings)
  }

  /** About the file as a whole first. */
  get warnings(): Remarks {
    const all = new RemarkList()
    for (const some of [countedRemarks(this.#notices), zipWarnings(this.zipFiles), this.#warnings]) all.add(some)
    return all
  }

  outcome(counts: OutcomeCounts): FileOutcome {
    const [period = null, ...more] = this.#periods
    return { kind: this.kind, taxPeriod: more.length === 0 ? period : null, rowsRead: this.rowsRead, ...counts }
  }
}
