import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import { fileProblem } from '../file-error/file-problem.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import type { TableFormat, TableShape } from '../table-file/table-format.ts'
import { type DepositColumn, depositColumns, optionalColumns } from './deposit-columns.ts'
import { DepositFields } from './deposit-fields.ts'
import { readDepositHeader } from './deposit-header.ts'
import type { DepositRow } from './deposit-row.ts'
import { readDeposit } from './read-deposit.ts'

/** SUNAT's report of detraction deposits: csv with comma, semicolon or tab; columns are found by name. */
export class DepositFormat implements TableFormat<DepositRow> {
  readonly emptyMessage = 'El archivo solo tiene la cabecera: no hay depósitos que leer.'
  readonly errors: FileError[] = []
  readonly warnings: FileWarning[] = []
  fieldCount: number = depositColumns.length
  readonly #ownerRuc: string | undefined
  #columns: ReadonlyMap<DepositColumn, number> = new Map()

  constructor(ownerRuc: string | undefined) {
    this.#ownerRuc = ownerRuc
  }

  recognise(firstLine: string, line: number): TableShape | readonly FileError[] {
    const header = readDepositHeader(firstLine)
    if (header === undefined) {
      return [fileProblem('HEADER_WRONG', 'La cabecera no es la del reporte de depósitos de detracciones de SUNAT.')]
    }
    const { separator, columns, fieldCount } = header
    const missing = depositColumns.filter((column) => !columns.has(column) && !optionalColumns.has(column))
    if (missing.length > 0) return missing.map((column) => missingColumn(column, line))
    this.#columns = columns
    this.fieldCount = fieldCount
    return { separator, hasHeader: true }
  }

  /** A closing separator adds an empty field. */
  hasRightCount(fields: LineFields): boolean {
    if (fields.count === this.fieldCount) return true
    return fields.count === this.fieldCount + 1 && fields.isEmpty(this.fieldCount)
  }

  /** SUNAT writes the period and the supplier's RUC before the names. */
  startsRow(fields: LineFields): boolean {
    const valueOf = (column: DepositColumn): string => fields.value(this.#columns.get(column) ?? -1)
    return /^[0-9]{6}$/.test(valueOf('Periodo Tributario')) && /^[0-9]{11}$/.test(valueOf('RUC Proveedor'))
  }

  readRow(fields: LineFields, line: number): DepositRow | undefined {
    return readDeposit(new DepositFields(fields, this.#columns, line, this.errors), line, this.#ownerRuc)
  }
}

function missingColumn(column: DepositColumn, line: number): FileError {
  return { line, field: column, code: 'HEADER_WRONG', message: `Falta la columna «${column}» en la cabecera.` }
}
