import { type Centimos, type CivilDate, centimos, formatMoney, formatSunatDate } from '@contapro/sunat'
import type { SetAsideRow } from '../../platform/db/schema/set-aside-row.ts'
import type { StatedValues } from '../rows/stated-values.ts'
import { periodText } from './period-text.ts'

/** What a row says otherwise than the row that counts. */
export interface RowDifference {
  /** Spanish name, as a sentence continues with it. */
  readonly name: string
  /** Value of the row that does not count and of the one that does; undefined where the name says all. */
  readonly values?: readonly [row: string, counting: string]
  /** Whether base, IGV, total or the amounts that count are not the same. */
  readonly isMoney: boolean
}

/** Differences of a row that does not count, those of money first. Empty for none. */
export function rowDifferences(row: SetAsideRow, counting: SetAsideRow): RowDifference[] {
  return row.source === 'xml'
    ? xmlDifferences(row.stated, counting.stated)
    : [...moneyDifferences(row.stated, counting.stated), ...otherDifferences(row, counting)]
}

/** "Diferencias: total S/ 1.00 (cuenta S/ 2.00)." */
export function differencesText(differences: readonly RowDifference[]): string {
  const shown = differences.slice(0, MAX_NAMED).map(({ name, values }) => {
    if (values === undefined) return name
    const [row, counting] = values
    return `${name} ${row} (cuenta ${counting})`
  })
  const more = differences.length > MAX_NAMED ? '; y otras' : ''
  return `Diferencias: ${shown.join('; ')}${more}.`
}

/** Differences that one sentence names. */
const MAX_NAMED = 4

const BASE = ['taxableDg', 'taxableDgng', 'taxableDng', 'taxable', 'taxableDiscount']
const IGV = ['igvDg', 'igvDgng', 'igvDng', 'igv', 'igvDiscount']
const UNTAXED = ['untaxed', 'exportValue', 'exonerated', 'unaffected']

const sums: readonly (readonly [name: string, fields: readonly string[], isMoney: boolean])[] = [
  ['total', ['total'], true],
  ['base imponible', BASE, true],
  ['IGV', IGV, true],
  ['no gravado', UNTAXED, true],
  ['IVAP', ['ivap'], true],
  ['base del IVAP', ['ivapTaxable'], true],
  ['ISC', ['isc'], true],
  ['ICBPER', ['icbper'], true],
  ['otros tributos y cargos', ['other'], true],
]

function moneyDifferences(row: StatedValues, counting: StatedValues): RowDifference[] {
  const found = sums.flatMap(([name, fields, isMoney]): RowDifference[] => {
    const [a, b] = [sumOf(row, fields), sumOf(counting, fields)]
    return a === b ? [] : [{ name, values: [formatMoney(a), formatMoney(b)], isMoney }]
  })
  const annulled = row['annulled'] !== counting['annulled']
  const isMoved = found.length === 0 && [...BASE, ...IGV, ...UNTAXED].some((field) => row[field] !== counting[field])
  return [
    ...(annulled ? [{ name: row['annulled'] ? 'figura anulado' : 'no figura anulado', isMoney: true }] : []),
    ...found,
    ...(isMoved ? [{ name: 'los importes están en otras columnas', isMoney: false }] : []),
  ]
}

function sumOf(stated: StatedValues, fields: readonly string[]): Centimos {
  return centimos(fields.reduce((sum, field) => sum + Number(stated[field] ?? 0), 0))
}

const dateText = (value: string | number): string => formatSunatDate(String(value) as CivilDate)

const texts: readonly (readonly [name: string, field: string, shown?: (value: string | number) => string])[] = [
  ['fecha de emisión', 'issuedOn', dateText],
  ['fecha de vencimiento o pago', 'dueOn', dateText],
  ['moneda', 'currency'],
  ['tipo de cambio', 'exchangeRate'],
  ['documento', 'counterpartyDocument'],
  ['tipo de documento', 'counterpartyDocumentType'],
  ['nombre', 'counterpartyName'],
  ['número final', 'finalNumber'],
  ['fecha del comprobante que modifica', 'modifiedIssuedOn', dateText],
  ['tipo del comprobante que modifica', 'modifiedType'],
  ['serie del comprobante que modifica', 'modifiedSeries'],
  ['número del comprobante que modifica', 'modifiedNumber'],
  ['año de la DAM', 'customsYear'],
]

function otherDifferences(row: SetAsideRow, counting: SetAsideRow): RowDifference[] {
  const period =
    row.period === counting.period
      ? []
      : [{ name: 'periodo', values: [periodText(row.period), periodText(counting.period)] as const, isMoney: false }]
  return [...period, ...textDifferences(texts, row.stated, counting.stated)]
}

function textDifferences(fields: typeof texts, row: StatedValues, counting: StatedValues): RowDifference[] {
  return fields.flatMap(([name, field, shown = quoted]): RowDifference[] => {
    const [a, b] = [row[field], counting[field]]
    if (a === b) return []
    return [
      { name, values: [a === undefined ? NOTHING : shown(a), b === undefined ? NOTHING : shown(b)], isMoney: false },
    ]
  })
}

const NOTHING = 'sin dato'

/** Longest part of a text that a sentence repeats. */
const MAX_SHOWN = 60

const quoted = (value: string | number): string => {
  const text = String(value)
  return text.length > MAX_SHOWN ? `«${text.slice(0, MAX_SHOWN)}…»` : `«${text}»`
}

const xmlAmounts: readonly (readonly [name: string, field: string])[] = [
  ['total', 'originalTotal'],
  ['valor de venta', 'originalNet'],
  ['IGV', 'originalIgv'],
]

const xmlTexts: typeof texts = [
  ['moneda', 'originalCurrency'],
  ['documento del adquirente', 'addresseeDocument'],
  ['número de ítems', 'itemCount', String],
  ['primer ítem', 'itemDescription'],
  ['código de la detracción', 'xmlDetractionCode'],
  ['porcentaje de la detracción', 'xmlDetractionPercent'],
  ['importe de la detracción', 'xmlDetractionAmount', (value) => formatMoney(centimos(Number(value)))],
]

function xmlDifferences(row: StatedValues, counting: StatedValues): RowDifference[] {
  const amounts = xmlAmounts.flatMap(([name, field]): RowDifference[] =>
    row[field] === counting[field]
      ? []
      : [{ name, values: [moneyOf(row, field), moneyOf(counting, field)], isMoney: true }],
  )
  return [...amounts, ...textDifferences(xmlTexts, row, counting)]
}

const moneyOf = (stated: StatedValues, field: string): string =>
  formatMoney(centimos(Number(stated[field] ?? 0)), String(stated['originalCurrency'] ?? 'PEN'))
