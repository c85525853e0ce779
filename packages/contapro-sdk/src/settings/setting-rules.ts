import { igvRateBounds, isPlausibleIgvRate, parseCentimos, toDecimalText } from '@contapro/sunat'
import { foreignWordKey } from '@contapro/sunat/observations'
import type { TextProblem } from '../forms/text-rule.ts'

/** Longest texts of the settings' inputs; the contract carries the same. */
export interface SettingLimits {
  readonly foreignWord: number
  readonly goodName: number
  readonly columnText: number
  readonly columnWidth: number
}

/** Longest texts of the settings' inputs; the contract carries the same. */
export const settingLimits: SettingLimits = { foreignWord: 60, goodName: 200, columnText: 100, columnWidth: 500 }

/** A typed amount of soles as the contract writes it ("S/ 1,250.5" is "1250.50"); undefined when it is none, or is negative. */
export function typedSoles(typed: string): string | undefined {
  const text = typed.replace(/^S\//i, '').trim()
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text)) return undefined
  const amount = parseCentimos(text.replaceAll(',', ''))
  return amount === undefined ? undefined : toDecimalText(amount)
}

/** A typed coefficient or percentage as the contract writes it: with a point, without a blank or a percent sign. */
export function typedDecimal(typed: string): string {
  return typed.replace('%', '').trim().replace(',', '.')
}

/** The rule of a saldo a favor; empty for none. */
export const balanceRule: TextProblem = (typed) =>
  typed === '' || typedSoles(typed) !== undefined ? undefined : 'Ingrese un monto en soles, por ejemplo 1,250.00'

/** The rule of an amount that has to be stated, 0 too. */
export const statedAmountRule: TextProblem = (typed) => (typed === '' ? 'Ingrese el monto' : balanceRule(typed))

/** The rule of a prorrata coefficient. */
export const coefficientRule: TextProblem = (typed) => {
  if (typed === '') return 'Ingrese el coeficiente'
  return /^(?:0\.\d{1,4}|1(?:\.0{1,4})?)$/.test(typedDecimal(typed))
    ? undefined
    : 'Ingrese un número de 0.0 a 1, con hasta cuatro decimales'
}

/** The rule of a rate; empty where from that day on there is none. */
export const rateRule: TextProblem = (typed) =>
  typed === '' || /^\d{1,2}(?:\.\d{1,2})?$/.test(typedDecimal(typed))
    ? undefined
    : 'Ingrese un porcentaje de hasta dos decimales, por ejemplo 10.5'

/** The rule of a rate of IGV or IVAP; empty where the regime has none from that day on. */
export const igvRateRule: TextProblem = (typed) => {
  const problem = rateRule(typed)
  if (problem !== undefined || typed === '' || isPlausibleIgvRate(typedDecimal(typed))) return problem
  return `Revise la tasa: va de ${igvRateBounds.lowest} a ${igvRateBounds.highest} %`
}

/** The rule of a word that marks foreign items. */
export const foreignWordRule: TextProblem = (word) => {
  if (word === '') return 'Ingrese una palabra'
  if (foreignWordKey(word).length < 2) return 'Ingrese al menos dos letras'
  return tooLong(word, settingLimits.foreignWord)
}

/** The rule of the name of a good or service. */
export const goodNameRule: TextProblem = (name) =>
  name === '' ? 'Ingrese el bien o servicio' : tooLong(name, settingLimits.goodName)

/** The rule of the width of a column; empty where Excel chooses. */
export const columnWidthRule: TextProblem = (width) =>
  width === '' || (/^\d{1,3}$/.test(width) && Number(width) >= 1 && Number(width) <= settingLimits.columnWidth)
    ? undefined
    : `Ingrese un ancho de 1 a ${settingLimits.columnWidth}`

/** The rule of a text of a column. */
export const columnTextRule: TextProblem = (text) => tooLong(text, settingLimits.columnText)

function tooLong(text: string, max: number): string | undefined {
  return text.length > max ? `Ingrese como máximo ${max} caracteres` : undefined
}
