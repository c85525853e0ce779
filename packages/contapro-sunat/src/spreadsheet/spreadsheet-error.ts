import type { FileError } from '../file-error/file-error.ts'
import { shown } from '../file-error/file-problem.ts'

/** How spreadsheets write long numbers (2.099E+10), and what does not fit into its column. */
const numberTraces: readonly RegExp[] = [/^-?[0-9]+(?:[.,][0-9]+)?E[+-]?[0-9]+$/i, /^#{2,}$/]

/** How they write what they took for an amount or a date. */
const traces: readonly RegExp[] = [
  ...numberTraces,
  // An amount: 1000,00, 1,234.56, S/ 10.00, (54.00).
  /^-?[0-9][0-9.]*,[0-9.,]*$/,
  /^\(?-?S\/\.? ?[0-9.,]+\)?$/,
  /^\([0-9.,]+\)$/,
  // A date: 2026-08-05, 5-08-2026, 05/08/26, 8/13/2026.
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9:.]+)?$/,
  /^[0-9]{1,2}([.-])[0-9]{1,2}\1[0-9]{2,4}$/,
  /^[0-9]{1,2}\/[0-9]{1,2}\/[0-9]{2}$/,
  /^(?:[0-9]\/[0-9]{1,2}|[0-9]{2}\/[0-9])\/[0-9]{4}$/,
]

/** A day as a spreadsheet counts it: 46239. */
const SERIAL_DATE = /^[3-6][0-9]{4}(?:[.,][0-9]+)?$/

/** Whether a text is a number whose digits a spreadsheet has lost. */
export const isLostNumber = (text: string): boolean => numberTraces.some((trace) => trace.test(text))

/** The error about a field of a csv. It is one about the whole file if a spreadsheet changed the field. */
export function csvError(error: FileError, value: string): FileError {
  const isSerial = error.code === 'DATE_INVALID' && SERIAL_DATE.test(value)
  if (!isSerial && !traces.some((trace) => trace.test(value))) return error
  const message = `El archivo se guardó desde una hoja de cálculo, que cambió ${shown(value)}: sube el que descargaste de SUNAT (.txt o .zip), sin abrirlo antes.`
  return { ...error, code: 'FILE_FROM_SPREADSHEET', message }
}
