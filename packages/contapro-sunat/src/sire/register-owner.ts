import { shown } from '../file-error/file-problem.ts'
import { parseRuc } from '../ruc/ruc.ts'
import { textLimits } from '../text-limits/text-limits.ts'
import { parseTaxPeriod } from '../tax-period/tax-period.ts'
import { checkPlePeriod, plePeriodOf, readPleFileInfo } from './ple-owner.ts'
import type { ReadRegisterOptions, RegisterFileInfo } from './register-batch.ts'
import type { RowFields } from './row-fields.ts'

/** Whose register the file is and of which month, from its first row that says so; undefined while none does. */
export function readFileInfo(row: RowFields, options: ReadRegisterOptions): RegisterFileInfo | undefined {
  const { positions, shape } = row
  if (shape.layout === 'ple') return readPleFileInfo(row, options)
  const expectedRuc = options.ownerRuc
  const ownerText = row.value(positions.ownerRuc)
  const ownerRuc = parseRuc(ownerText)
  const periodText = row.value(positions.period)
  const period = parseTaxPeriod(periodText)
  if (ownerRuc === undefined) {
    row.refuse(positions.ownerRuc, 'RUC_INVALID', `El RUC ${shown(ownerText)} no es válido.`)
  } else if (expectedRuc !== undefined && ownerRuc !== expectedRuc) {
    row.refuse(positions.ownerRuc, 'FILE_OF_OTHER_COMPANY', `El archivo es del RUC ${ownerRuc}, no del ${expectedRuc}.`)
  }
  if (period === undefined) refusePeriod(row, periodText)
  if (ownerRuc === undefined || period === undefined) return undefined
  row.require(positions.ownerName)
  const ownerName = row.text(positions.ownerName, textLimits.text)
  return { book: shape.book, layout: shape.layout, ownerRuc, ownerName, period }
}

/** Notes an error when a row is of another company or another period than its file. */
export function checkSameFile(row: RowFields, file: RegisterFileInfo): void {
  if (file.layout === 'ple') return checkPlePeriod(row, file)
  const { positions } = row
  const ownerRuc = row.value(positions.ownerRuc)
  if (ownerRuc !== file.ownerRuc) {
    const message = `La línea es del RUC ${shown(ownerRuc)} y el archivo, del ${file.ownerRuc}: uno por archivo.`
    row.refuse(positions.ownerRuc, 'FILE_OF_OTHER_COMPANY', message)
  }
  const period = row.value(positions.period)
  if (period === file.period) return
  if (parseTaxPeriod(period) === undefined) refusePeriod(row, period)
  else {
    const message = `La línea es del periodo ${period} y el archivo, del ${file.period}: un periodo por archivo.`
    row.refuse(positions.period, 'PERIOD_MIXED', message)
  }
}

/** The file as the row sees it: a PLE line that adds to an earlier period or corrects it is of that period. */
export function rowFile(row: RowFields, file: RegisterFileInfo): RegisterFileInfo {
  return file.layout === 'ple' ? { ...file, period: plePeriodOf(row) ?? file.period } : file
}

function refusePeriod(row: RowFields, period: string): void {
  row.refuse(row.positions.period, 'PERIOD_INVALID', `El periodo ${shown(period)} no tiene la forma AAAAMM.`)
}
