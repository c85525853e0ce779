import type { FileError } from '../file-error/file-error.ts'
import type { FileWarning } from '../file-error/file-warning.ts'
import { fileProblem, shown } from '../file-error/file-problem.ts'
import { parseRuc } from '../ruc/ruc.ts'
import type { LineFields } from '../table-file/line-fields.ts'
import type { TableFormat, TableShape } from '../table-file/table-format.ts'
import { isPadronHeader } from './is-padron-header.ts'
import type { PadronRow } from './padron-row.ts'

const RUC_LENGTH = 11
const FIELD_COUNT = 15

/** The first columns, with SUNAT's names. */
const COLUMNS = [
  'RUC',
  'NOMBRE O RAZÓN SOCIAL',
  'ESTADO DEL CONTRIBUYENTE',
  'CONDICIÓN DE DOMICILIO',
  'UBIGEO',
] as const

/** SUNAT writes a hyphen for what it does not know. */
const UNKNOWN = '-'

/** Which taxpayers are read. */
export interface PadronFilter {
  readonly isWanted?: (ruc: string) => boolean
  readonly leaveOutInOrder?: boolean
}

/** SUNAT's padrón reducido: of its millions of lines only those of wanted taxpayers are cut into fields and checked. */
export class PadronFormat implements TableFormat<PadronRow> {
  readonly emptyMessage = 'El archivo solo tiene la cabecera: no hay contribuyentes que leer.'
  readonly fieldCount: number = FIELD_COUNT
  readonly errors: FileError[] = []
  readonly warnings: FileWarning[] = []
  readonly #isWantedRuc: (ruc: string) => boolean
  readonly #leaveOutInOrder: boolean

  constructor({ isWanted = () => true, leaveOutInOrder = false }: PadronFilter) {
    this.#isWantedRuc = isWanted
    this.#leaveOutInOrder = leaveOutInOrder
  }

  recognise(firstLine: string): TableShape | readonly FileError[] {
    if (isPadronHeader(firstLine)) return { separator: '|', hasHeader: true }
    return [fileProblem('HEADER_WRONG', 'La cabecera no es la del padrón reducido de SUNAT.')]
  }

  isWanted(text: string, start: number, end: number): boolean {
    if (this.#leaveOutInOrder && isInOrder(text, start)) return false
    return this.#isWantedRuc(text.slice(start, Math.min(start + RUC_LENGTH, end)))
  }

  /** A closing separator adds an empty field. */
  hasRightCount(fields: LineFields): boolean {
    return fields.count === FIELD_COUNT || (fields.count === FIELD_COUNT + 1 && fields.isEmpty(FIELD_COUNT))
  }

  readRow(fields: LineFields, line: number): PadronRow | undefined {
    const ruc = parseRuc(fields.value(0))
    if (ruc === undefined) {
      const message = `El RUC ${shown(fields.value(0))} no es válido.`
      this.errors.push({ line, field: COLUMNS[0], code: 'RUC_INVALID', message })
    }
    for (const index of [2, 3] as const) {
      if (!fields.isEmpty(index)) continue
      const message = `Falta el dato obligatorio «${COLUMNS[index]}».`
      this.errors.push({ line, field: COLUMNS[index], code: 'FIELD_MISSING', message })
    }
    const ubigeo = fields.value(4)
    return ruc === undefined
      ? undefined
      : {
          ruc,
          name: fields.value(1),
          state: fields.value(2),
          condition: fields.value(3),
          ubigeo: ubigeo === UNKNOWN ? '' : ubigeo,
        }
  }
}

/** Whether the columns behind the name, read in place, say active and found. */
function isInOrder(text: string, start: number): boolean {
  const nameEnd = text.indexOf('|', start + RUC_LENGTH + 1)
  return nameEnd !== -1 && text.startsWith('|ACTIVO|HABIDO|', nameEnd)
}
