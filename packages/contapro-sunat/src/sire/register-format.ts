import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import { LineFields, MAX_FIELDS } from '../table-file/line-fields.ts'
import type { TableFormat, TableShape, UnevenRow } from '../table-file/table-format.ts'
import { checkCar } from './check-car.ts'
import { type Reading, readingsOf } from './irregular-row.ts'
import { readPurchase } from './read-purchase.ts'
import { readSale } from './read-sale.ts'
import type { ReadRegisterOptions, RegisterFileInfo } from './register-batch.ts'
import { checkSameFile, readFileInfo, rowFile } from './register-owner.ts'
import type { RegisterRow } from './register-row.ts'
import { type RegisterShape, recogniseRegister } from './register-shape.ts'
import { RowFields } from './row-fields.ts'
import { TotalsRow } from './totals-row.ts'

/** A register file of either book, in any of its layouts. */
export class RegisterFormat implements TableFormat<RegisterRow> {
  readonly emptyMessage = 'El archivo solo tiene la cabecera: no hay comprobantes que leer.'
  readonly errors: FileError[] = []
  readonly warnings: FileWarning[] = []
  /** Known once the first row was read. */
  file: RegisterFileInfo | undefined
  readonly #options: ReadRegisterOptions
  #shape: RegisterShape | undefined
  #row: RowFields | undefined
  #totals: TotalsRow | undefined

  constructor(options: ReadRegisterOptions) {
    this.#options = options
  }

  get fieldCount(): number {
    return this.#shape?.fieldCount ?? 0
  }

  recognise(firstLine: string, line: number): TableShape | readonly FileError[] {
    const shape = recogniseRegister(firstLine, line)
    if (!('book' in shape)) return shape
    this.#shape = shape
    return { separator: shape.separator, hasHeader: shape.layout === 'proposal' }
  }

  hasRightCount(fields: LineFields): boolean {
    return this.#shape !== undefined && isFieldCount(this.#shape, fields)
  }

  /** The RUC of the owner comes first. */
  startsRow(fields: LineFields): boolean {
    return /^[0-9]{11}$/.test(fields.value(0))
  }

  readRow(fields: LineFields, line: number): RegisterRow | undefined {
    if (this.#shape === undefined) return undefined
    this.#row ??= new RowFields(this.#shape, fields, this)
    const row = this.#row
    row.lineNumber = line
    if (this.#takeTotals(row)) return undefined
    const earlier = this.errors.length
    const read = this.#read(row)
    const isUneven = fields.count > this.#shape.fieldCount && this.warnings.length > 0
    const irregular = isUneven || this.errors.length > earlier ? this.#readIrregular(fields, line) : undefined
    if (irregular !== undefined) this.errors.length = earlier
    if (irregular === undefined) this.#count(read)
    return irregular ?? read
  }

  readUneven(fields: LineFields, line: number): UnevenRow<RegisterRow> | undefined {
    if (this.#shape === undefined) return undefined
    const row = new RowFields(this.#shape, fields, { errors: [], warnings: [] })
    row.lineNumber = line
    if (this.#takeTotals(row)) return { row: undefined }
    const read = this.#readIrregular(fields, line)
    return read && { row: read }
  }

  finish(): void {
    if (this.#totals) this.errors.push(...this.#totals.problems())
  }

  /** Whether the row is that of the totals, which names no voucher: it must agree with the rows above it, and be the last. */
  #takeTotals(row: RowFields): boolean {
    if (this.#totals === undefined) return false
    if (this.#totals.isTaken) this.errors.push(...this.#totals.refuse())
    return this.#totals.take(row)
  }

  /** Only csv exports have totals. */
  #count(row: RegisterRow | undefined): void {
    const shape = this.#shape
    if (shape === undefined || this.file === undefined || shape.layout !== 'proposal' || shape.separator === '|') return
    this.#totals ??= new TotalsRow(shape, this.file)
    this.#totals.add(row)
  }

  #read(row: RowFields): RegisterRow | undefined {
    row.hasRefusedAmount = false
    if (this.file === undefined) {
      this.file = readFileInfo(row, this.#options)
      if (this.file === undefined) return undefined
    } else checkSameFile(row, this.file)
    const file = rowFile(row, this.file)
    const voucher = row.shape.book === 'RCE' ? readPurchase(row, file) : readSale(row, file)
    checkCar(row, voucher)
    return voucher
  }

  /** The row of a csv line with one irregularity or two: read if exactly one reading of it has nothing wrong, its sum included. */
  #readIrregular(fields: LineFields, line: number): RegisterRow | undefined {
    const shape = this.#shape
    if (shape === undefined || shape.separator === '|' || fields.count > MAX_FIELDS) return undefined
    const [only, ...others] = this.#rightReadings(readingsOf(fields, shape), line)
    return only === undefined || others.length > 0 ? undefined : this.#take(only, line)
  }

  /** The readings without any error or warning; two are enough to know that the line is ambiguous. */
  #rightReadings(readings: Iterable<Reading>, line: number): RightReading[] {
    const shape = this.#shape
    const known = this.file
    const right: RightReading[] = []
    if (shape === undefined) return right
    const fields = new LineFields()
    for (const { values, repairs } of readings) {
      fields.set(values)
      if (!isFieldCount(shape, fields)) continue
      const found = { errors: [], warnings: [] }
      const row = new RowFields(shape, fields, found)
      row.lineNumber = line
      this.file = known
      const read = this.#read(row)
      if (read && found.errors.length + found.warnings.length === 0) right.push({ row: read, repairs, file: this.file })
      if (right.length > 1) break
    }
    this.file = known
    return right
  }

  #take({ row, repairs, file }: RightReading, line: number): RegisterRow {
    this.file = file
    this.warnings.length = 0
    this.#count(row)
    for (const repair of repairs) this.warnings.push({ line, ...repair.remark })
    return row
  }
}

/** A reading of a line that has nothing wrong, and what it says the file is. */
interface RightReading extends Pick<Reading, 'repairs'> {
  readonly row: RegisterRow
  readonly file: RegisterFileInfo | undefined
}

/**
 * Whether the count of fields is one that the layout has. A trailing separator adds an empty field. Replacement files of
 * RCE come with 37 fields, with 41 of which the last four are empty, or with fields for free use behind those; RVIE has
 * 33, or up to 57 with them (domain notes 2.2: the count is not settled among public sources).
 */
function isFieldCount({ book, layout, fieldCount }: RegisterShape, fields: LineFields): boolean {
  const count = fields.isEmpty(fields.count - 1) && fields.count > fieldCount ? fields.count - 1 : fields.count
  if (count === fieldCount) return true
  if (layout !== 'replacement') return false
  return book === 'RCE' ? fields.count >= 41 && count <= 80 : count > fieldCount && count <= 57
}
