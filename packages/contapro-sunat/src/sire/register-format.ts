import type { FileError } from '../file-error/file-error.ts'
import { shown } from '../file-error/file-problem.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import type { TableFormat, TableShape, UnevenRow } from '../table-file/table-format.ts'
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

  readRow(fields: LineFields, line: number): RegisterRow | undefined {
    if (this.#shape === undefined) return undefined
    this.#row ??= new RowFields(this.#shape, fields, this)
    const row = this.#row
    row.lineNumber = line
    if (this.#takeTotals(row)) return undefined
    const read = this.#read(row)
    if (fields.count > this.#shape.fieldCount && this.errors.length + this.warnings.length > 0) {
      return this.#readSplitName(fields, line) ?? read
    }
    this.#count(read)
    return read
  }

  readUneven(fields: LineFields, line: number): UnevenRow<RegisterRow> | undefined {
    if (this.#shape === undefined) return undefined
    const row = new RowFields(this.#shape, fields, { errors: [], warnings: [] })
    row.lineNumber = line
    if (this.#takeTotals(row)) return { row: undefined }
    const read = this.#readSplitName(fields, line)
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
    return row.shape.book === 'RCE' ? readPurchase(row, file) : readSale(row, file)
  }

  /**
   * The row of a csv line whose name, of the owner or of the other side, holds separators without quotation marks: read when exactly one
   * reading of it has nothing wrong, its sum included.
   */
  #readSplitName(fields: LineFields, line: number): RegisterRow | undefined {
    const shape = this.#shape
    if (shape === undefined || shape.separator === '|') return undefined
    const { columns, positions, fieldCount, separator } = shape
    const known = this.file
    const readings: { row: RegisterRow; position: number; file: RegisterFileInfo | undefined }[] = []
    for (const extra of new Set([fields.count - fieldCount, fields.count - fieldCount - 1])) {
      if (extra < 1) continue
      for (const position of [positions.ownerName, positions.name]) {
        const found = { errors: [], warnings: [] }
        const joined = new RowFields(shape, fields.joined(columns[position] ?? -1, extra, separator), found)
        joined.lineNumber = line
        this.file = known
        const row = isFieldCount(shape, joined.line) ? this.#read(joined) : undefined
        if (row && found.errors.length + found.warnings.length === 0) readings.push({ row, position, file: this.file })
      }
    }
    this.file = known
    const [only, ...others] = readings
    if (only === undefined || others.length > 0) return undefined
    this.file = only.file
    this.errors.length = 0
    this.warnings.length = 0
    this.#count(only.row)
    const name = only.position === positions.name ? only.row.counterpartyName : only.row.ownerName
    const message = `El nombre ${shown(name)} lleva «${separator}» sin comillas: la línea se leyó de la única forma en que cuadra.`
    this.warnings.push({ line, field: shape.names[only.position] ?? null, code: 'NAME_SPLIT', message })
    return only.row
  }
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
