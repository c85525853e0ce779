import type { FileWarningCode } from '@contapro/sunat'
import { compareFilePlaces } from '@contapro/sunat/sire'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import { assertNever } from '../../platform/errors/assert-never.ts'
import type { FileNames } from './file-names.store.ts'
import { periodText } from './period-text.ts'
import { differencesText, type RowDifference } from './row-differences.ts'

/** A row or XML that does not count, beside what counts of its voucher. */
export interface SetAsidePair {
  readonly row: SetAsideRow
  readonly counting: SetAsideRow
  /** Whether the row annuls the voucher all the same. */
  readonly annuls: boolean
  readonly differences: readonly RowDifference[]
}

/** Why a row or XML does not count. */
export type SetAsideCode = Extract<
  FileWarningCode,
  | 'ROW_OF_WEAKER_SOURCE'
  | 'ROW_OF_LATER_PERIOD'
  | 'ROW_OF_OLDER_FILE'
  | 'ROW_BEFORE_ANOTHER'
  | 'XML_OF_OLDER_FILE'
  | 'XML_OTHER_THAN_REGISTER'
>

/** Why the row of a pair does not count. */
export function setAsideCode({ row, counting }: Pick<SetAsidePair, 'row' | 'counting'>): SetAsideCode {
  if (row.source === 'xml') return counting.source === 'xml' ? 'XML_OF_OLDER_FILE' : 'XML_OTHER_THAN_REGISTER'
  if (row.source !== counting.source) return 'ROW_OF_WEAKER_SOURCE'
  if (row.period !== counting.period) return 'ROW_OF_LATER_PERIOD'
  return isOneFile(row, counting) ? 'ROW_BEFORE_ANOTHER' : 'ROW_OF_OLDER_FILE'
}

/** Of a row that the file itself holds, in the result of its upload: which row counts, why, and what is different. */
export function ownRowSentence(voucher: string, pair: SetAsidePair, names: FileNames): string {
  const what = isXmlBesideRegister(pair) ? 'los importes de este XML no cuentan' : `${subjectOf(pair)} no cuenta`
  return `${voucher}: ${what}. Cuenta ${placeText(pair.counting, names, pair.row)}: ${reasonOf(pair)}. ${differencesText(pair.differences)}`
}

/** Of a row of another file that this one replaces, in the result of the upload. */
export function replacedRowSentence(voucher: string, pair: SetAsidePair, names: FileNames): string {
  const place = placeText(pair.row, names)
  const what = isXmlBesideRegister(pair)
    ? `no cuentan los importes de ${place.replace(/^el /, 'su ')}`
    : `ya no cuenta ${place}`
  const counting = isXmlBesideRegister(pair) ? 'esta fila' : subjectOf(pair)
  return `${voucher}: ${what}. Cuenta ${counting}: ${reasonOf(pair)}. ${differencesText(pair.differences)}`
}

const subjectOf = ({ row }: SetAsidePair): string => (row.source === 'xml' ? 'este XML' : 'esta fila')

const isXmlBesideRegister = ({ row, counting }: SetAsidePair): boolean =>
  row.source === 'xml' && counting.source !== 'xml'

/** Of a row, among the warnings of its voucher. */
export function setAsideSentence(pair: SetAsidePair, names: FileNames): string {
  const counting = `cuenta ${placeText(pair.counting, names, pair.row)}`
  return `No cuenta ${placeText(pair.row, names)}: ${counting}, porque ${reasonOf(pair)}. ${differencesText(pair.differences)}`
}

/** Of a voucher whose XML says other amounts than its register. */
export function xmlAgainstRegisterSentence(
  source: SetAsideRow['source'],
  differences: readonly RowDifference[],
): string {
  return `Los importes del XML no cuentan: ${sourceNames[source]} vale más que el XML. ${differencesText(differences)}`
}

const sourceNames: Readonly<Record<SetAsideRow['source'], string>> = {
  replacement: 'el reemplazo',
  proposal: 'la propuesta de SUNAT',
  ple: 'el PLE',
  xml: 'el XML',
}

function reasonOf({ row, counting, annuls }: SetAsidePair): string {
  if (annuls) return `el comprobante sigue en ${periodText(counting.period)}, y de esta fila solo vale su anulación`
  const code = setAsideCode({ row, counting })
  switch (code) {
    case 'XML_OF_OLDER_FILE':
      return 'se subió después'
    case 'XML_OTHER_THAN_REGISTER':
    case 'ROW_OF_WEAKER_SOURCE':
      return `${sourceNames[counting.source]} vale más que ${sourceNames[row.source]}`
    case 'ROW_OF_LATER_PERIOD':
      return `el comprobante ya está anotado en ${periodText(counting.period)}`
    case 'ROW_BEFORE_ANOTHER':
      return 'en un mismo archivo vale la última línea'
    case 'ROW_OF_OLDER_FILE':
      return 'es de un archivo más nuevo'
    default:
      return assertNever(code)
  }
}

const isOneFile = ({ file: a }: SetAsideRow, { file: b }: SetAsideRow): boolean =>
  a !== null && b !== null && compareFilePlaces({ ...a, line: 0 }, { ...b, line: 0 }) === 0

/** "la línea 7 de «compras.txt» (la propuesta de SUNAT, 08/2026)", or "la línea 7" beside a row of the same file. */
function placeText(row: SetAsideRow, names: FileNames, beside?: SetAsideRow): string {
  if (row.source === 'xml') {
    const name = row.document === null ? undefined : names.ofDocument(row.document)
    return name === undefined ? 'otro XML' : `el XML «${name}»`
  }
  const source = `(${sourceNames[row.source].replace(/^(el|la) /, '')}, ${periodText(row.period)})`
  if (row.file === null) return `una fila cargada antes ${source}`
  if (beside && isOneFile(row, beside)) return `la línea ${row.file.line}`
  const name = names.ofPlace(row.file)
  return `la línea ${row.file.line} de ${name === undefined ? 'otro archivo' : `«${name}»`} ${source}`
}
