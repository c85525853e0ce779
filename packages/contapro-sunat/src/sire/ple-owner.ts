import { shown } from '../file-error/file-problem.ts'
import { parseRuc } from '../ruc/ruc.ts'
import { parseTaxPeriod, type TaxPeriod } from '../tax-period/tax-period.ts'
import { type PleFile, parsePleFileName } from './ple-file-name.ts'
import type { ReadRegisterOptions, RegisterFileInfo } from './register-batch.ts'
import type { RowFields } from './row-fields.ts'

/** States of a line that adds to an earlier period or corrects it, and so names that period (PLE, field "Estado"). */
const STATES_OF_EARLIER_PERIODS: ReadonlySet<string> = new Set(['8', '9'])

/** Whose PLE register the file is and of which month: its lines tell the month only, its name may tell both. */
export function readPleFileInfo(row: RowFields, options: ReadRegisterOptions): RegisterFileInfo | undefined {
  const named = parsePleFileName(options.fileName ?? '')
  const ownerRuc = readOwner(row, named, options.ownerRuc)
  const period = named?.period ?? readPlePeriod(row)
  if (ownerRuc === undefined || period === undefined) return undefined
  const file = { book: row.shape.book, layout: row.shape.layout, ownerRuc, ownerName: '', period }
  checkPlePeriod(row, file)
  return file
}

/** Notes an error when a line is of another period than its file and does not add to an earlier one. */
export function checkPlePeriod(row: RowFields, file: RegisterFileInfo): void {
  const period = readPlePeriod(row)
  if (period === undefined || period === file.period) return
  if (period < file.period && STATES_OF_EARLIER_PERIODS.has(row.value(row.positions.state))) return
  const message = `La línea es del periodo ${period} y el archivo, del ${file.period}: solo los estados 8 y 9 van con un periodo anterior.`
  row.refuse(row.positions.period, 'PERIOD_MIXED', message)
}

/** The period of a line, which holds it as AAAAMM00; undefined when it does not. */
export function plePeriodOf(row: RowFields): TaxPeriod | undefined {
  const text = row.value(row.positions.period)
  return text.endsWith('00') ? parseTaxPeriod(text.slice(0, -2)) : undefined
}

function readPlePeriod(row: RowFields): TaxPeriod | undefined {
  const period = plePeriodOf(row)
  if (period === undefined) {
    const text = shown(row.value(row.positions.period))
    row.refuse(row.positions.period, 'PERIOD_INVALID', `El periodo ${text} no tiene la forma AAAAMM00.`)
  }
  return period
}

function readOwner(row: RowFields, named: PleFile | undefined, expected: string | undefined): string | undefined {
  if (expected === undefined && named === undefined) {
    const message =
      'El registro del PLE no dice de qué empresa es: déjele el nombre con el que se generó (LE, RUC y periodo).'
    row.refuse(-1, 'RUC_INVALID', message)
    return undefined
  }
  if (expected !== undefined && named !== undefined && named.ruc !== expected) {
    row.refuse(-1, 'FILE_OF_OTHER_COMPANY', `El archivo es del RUC ${named.ruc}, no del ${expected}.`)
  }
  return parseRuc(expected ?? named?.ruc ?? '')
}
