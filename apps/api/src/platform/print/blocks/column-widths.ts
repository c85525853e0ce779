import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { contentWidth, styles } from '../page/design.ts'
import { widthOf } from '../page/pen.ts'

/** Around what a cell holds. */
export const CELL_PADDING = { x: 5, y: 3.5 } as const

/** What columns of text give up at most: words break over lines, and a figure that does is read wrong. */
const MOST_GIVEN = 0.55

/**
 * The width of each column in points: its share of the table, or what its widest figure needs, as far as the columns of text
 * can give it.
 */
export function columnWidths({ columns, rows }: Pick<PrintedVoucher, 'columns' | 'rows'>): number[] {
  const shares = columns.map(({ width }) => (contentWidth * width) / 100)
  const needs = columns.map(({ align }, index) => (align === 'end' ? widestCell(rows, index) : 0))
  const missing = shares.map((share, index) => Math.max(0, (needs[index] ?? 0) - share))
  const spare = shares.map((share, index) => (columns[index]?.align === 'end' ? 0 : share * MOST_GIVEN))
  const [asked, given] = [total(missing), total(spare)]
  if (asked === 0 || given === 0) return shares
  const moved = Math.min(asked, given)
  return shares.map((share, index) => {
    const added = ((missing[index] ?? 0) / asked) * moved
    return share + added - ((spare[index] ?? 0) / given) * moved
  })
}

function widestCell(rows: PrintedVoucher['rows'], index: number): number {
  const widths = rows.map((row) => widthOf(row[index] ?? '', styles.cell))
  return widths.reduce((widest, width) => Math.max(widest, width), 0) + 2 * CELL_PADDING.x
}

const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0)
