import type { FileError } from '../file-error/file-error.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import type { TableFormat, TableShape } from '../table-file/table-format.ts'
import { readPurchase } from './read-purchase.ts'
import { readSale } from './read-sale.ts'
import type { ReadRegisterOptions, RegisterFileInfo } from './register-batch.ts'
import { checkSameFile, readFileInfo, rowFile } from './register-owner.ts'
import type { RegisterRow } from './register-row.ts'
import { type RegisterShape, recogniseRegister } from './register-shape.ts'
import { RowFields } from './row-fields.ts'

/** A register file of either book, in any of its layouts. */
export class RegisterFormat implements TableFormat<RegisterRow> {
  readonly emptyMessage = 'El archivo solo tiene la cabecera: no hay comprobantes que leer.'
  readonly errors: FileError[] = []
  /** Known once the first row was read. */
  file: RegisterFileInfo | undefined
  readonly #options: ReadRegisterOptions
  #shape: RegisterShape | undefined
  #row: RowFields | undefined

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
    this.#row ??= new RowFields(this.#shape, fields, this.errors)
    const row = this.#row
    row.lineNumber = line
    row.hasRefusedAmount = false
    if (this.file === undefined) {
      this.file = readFileInfo(row, this.#options)
      if (this.file === undefined) return undefined
    } else checkSameFile(row, this.file)
    const file = rowFile(row, this.file)
    return row.shape.book === 'RCE' ? readPurchase(row, file) : readSale(row, file)
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
  return book === 'RCE' ? count >= 41 && count <= 80 : count > fieldCount && count <= 57
}
