import { textLimits } from '../text-limits/text-limits.ts'
import { isDni } from './dni.ts'

/** Types of catálogo 06 whose number has a form of its own. */
const DNI = '1'
const RUC = '6'

/** What a file writes for nobody: hyphens or zeros, or nothing. */
const NOBODY = /^[-0]*$/

/** Numbers of other countries and of foreigners' cards: letters, digits, and what stands between them. No slash: numbers become names of files. */
const OTHER = /^[\p{L}\p{N}](?:[\p{L}\p{N} .-]*[\p{L}\p{N}])?$/u

/**
 * Whether a number can be that of a document of this type (catálogo 06): a RUC has eleven digits, a DNI eight, any other letters and
 * digits up to `textLimits.document`; hyphens or zeros stand for nobody. The check digit of a RUC is not looked at (`parseRuc`).
 */
export function isDocumentNumber(type: string, number: string): boolean {
  if (number.length > textLimits.document) return false
  if (NOBODY.test(number)) return true
  if (type === RUC) return /^[0-9]{11}$/.test(number)
  return type === DNI ? isDni(number) : OTHER.test(number)
}
