import type { PrintedColumn, PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { colors, contentWidth, page, styles, type TextStyle } from '../page/design.ts'
import { drawLines, linesHeight, linesOf, type Surface } from '../page/pen.ts'
import type { Block } from './block.ts'
import { columnWidths, CELL_PADDING as PADDING } from './column-widths.ts'

/** A row with more lines goes on in another one, which may stand on the next page. */
const MOST_LINES = 30

/** The titles of the columns, which every page repeats. */
export function tableHeadBlock(voucher: PrintedVoucher): Block {
  const columns = sizedColumns(voucher)
  const cells = columns.map(({ title, width }) => linesOf(title, styles.head, width - 2 * PADDING.x))
  const height = rowHeight(cells, styles.head)
  return {
    height,
    draw(surface, y) {
      surface.fillStyle = colors.brandSubtle
      surface.fillRect(page.margin, y, contentWidth, height)
      drawCells(surface, { columns, cells, style: styles.head }, y)
    },
  }
}

/** The lines of the voucher, a block each unless a line is very long. */
export function rowBlocks(voucher: PrintedVoucher): Block[][] {
  const columns = sizedColumns(voucher)
  return voucher.rows.map((row) => {
    const cells = columns.map(({ width }, index) => linesOf(row[index] ?? '', styles.cell, width - 2 * PADDING.x))
    const lines = Math.max(1, ...cells.map((cell) => cell.length))
    const parts = Math.ceil(lines / MOST_LINES)
    return Array.from({ length: parts }, (_, part) =>
      rowBlock(
        columns,
        cells.map((cell) => cell.slice(part * MOST_LINES, (part + 1) * MOST_LINES)),
        part === parts - 1,
      ),
    )
  })
}

function rowBlock(
  columns: readonly PrintedColumn[],
  cells: readonly (readonly string[])[],
  isLastPart: boolean,
): Block {
  const height = rowHeight(cells, styles.cell)
  return {
    height,
    draw(surface, y) {
      drawCells(surface, { columns, cells, style: styles.cell }, y)
      if (!isLastPart) return
      surface.fillStyle = colors.border
      surface.fillRect(page.margin, y + height - 0.5, contentWidth, 0.5)
    },
  }
}

interface Row {
  readonly columns: readonly PrintedColumn[]
  readonly cells: readonly (readonly string[])[]
  readonly style: TextStyle
}

function drawCells(surface: Surface, { columns, cells, style }: Row, top: number): void {
  let x: number = page.margin
  for (const [index, { width, align }] of columns.entries()) {
    const start = align === 'end' ? x + width - PADDING.x : x + PADDING.x
    drawLines(surface, cells[index] ?? [], style, { x: start, y: top + PADDING.y, align })
    x += width
  }
}

/** The columns with their widths in points. */
function sizedColumns(voucher: PrintedVoucher): PrintedColumn[] {
  const widths = columnWidths(voucher)
  return voucher.columns.map((column, index) => ({ ...column, width: widths[index] ?? 0 }))
}

function rowHeight(cells: readonly (readonly string[])[], style: TextStyle): number {
  return linesHeight(Math.max(1, ...cells.map((cell) => cell.length)), style) + 2 * PADDING.y
}
