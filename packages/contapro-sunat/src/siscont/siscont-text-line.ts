import { type CivilDate, formatSunatDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import { toDecimalText } from '../money/format-centimos.ts'
import { registerText } from '../sire/register-text.ts'
import { type SiscontField, siscontFieldKind } from './siscont-field.ts'
import type { SiscontPurchase } from './siscont-purchase.ts'
import { siscontValue } from './siscont-value.ts'

/** A column of a text file: a field, a fixed value, or neither. */
export interface SiscontTextColumn {
  readonly field: SiscontField | null
  readonly fixedValue: string | null
  /** In characters. */
  readonly width: number
}

/** A figure that does not fit its column: it would be another figure if it were cut. */
export interface SiscontOverflow {
  readonly field: SiscontField
  readonly text: string
  readonly width: number
}

/** A line of the text file, or the figure that does not fit. */
export type SiscontLine = { readonly line: string } | { readonly overflow: SiscontOverflow }

/**
 * A purchase as a line of fixed width, without a line end. Amounts and numbers stand to the right; a text that is longer than its
 * column is cut, a figure never is. What Latin-1 does not have is written as "?", so that a character is a byte.
 */
export function siscontTextLine(columns: readonly SiscontTextColumn[], purchase: SiscontPurchase): SiscontLine {
  let line = ''
  for (const { field, fixedValue, width } of columns) {
    const text = latin1(field === null ? (fixedValue ?? '') : textOf(field, purchase))
    const isFigure = field !== null && siscontFieldKind(field) !== 'text'
    if (isFigure && text.length > width) return { overflow: { field, text, width } }
    const isRight = field !== null && ['money', 'number'].includes(siscontFieldKind(field))
    line += isRight ? text.padStart(width) : text.slice(0, width).padEnd(width)
  }
  return { line }
}

function textOf(field: SiscontField, purchase: SiscontPurchase): string {
  const value = siscontValue(field, purchase)
  if (value === null) return ''
  const kind = siscontFieldKind(field)
  if (kind === 'money') return toDecimalText(value as Centimos)
  if (kind === 'date') return formatSunatDate(value as CivilDate)
  return kind === 'number' ? String(value) : registerText(String(value))
}

const latin1 = (text: string): string => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '?')
