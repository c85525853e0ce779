import type { PrintedFact, PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { colors, contentWidth, page, styles } from '../page/design.ts'
import { drawLines, drawText, linesHeight, linesOf, type Surface } from '../page/pen.ts'
import { firstLines } from '../page/wrap-text.ts'
import type { Block } from './block.ts'

const PADDING = 10
const RADIUS = 6
const GAP = 16
const ROW_SPACE = 3
const MOST_LINES = 10
/** Of the receiver's part, which has the long texts. */
const LEFT_SHARE = 0.56

interface FactRow {
  readonly label: string
  readonly lines: readonly string[]
}

interface FactColumn {
  readonly x: number
  readonly labelWidth: number
  readonly rows: readonly FactRow[]
}

/** Who receives the voucher, and its dates, currency and references, side by side on a shaded field. */
export function factsBlock({ receiver, facts }: PrintedVoucher): Block {
  const width = contentWidth - 2 * PADDING - GAP
  const x = page.margin + PADDING
  const left = factColumn(receiver, { x, width: width * LEFT_SHARE, labelWidth: 58 })
  const right = factColumn(facts, {
    x: x + width * LEFT_SHARE + GAP,
    width: width * (1 - LEFT_SHARE),
    labelWidth: 84,
  })
  const height = Math.max(heightOf(left), heightOf(right)) + 2 * PADDING
  return {
    height,
    draw(surface, y) {
      surface.beginPath()
      surface.roundRect(page.margin, y, contentWidth, height, RADIUS)
      surface.fillStyle = colors.sunken
      surface.fill()
      drawColumn(surface, left, y + PADDING)
      drawColumn(surface, right, y + PADDING)
    },
  }
}

function factColumn(
  facts: readonly PrintedFact[],
  { x, width, labelWidth }: { readonly x: number; readonly width: number; readonly labelWidth: number },
): FactColumn {
  const rows = facts.map(({ label, value }) => ({
    label,
    lines: firstLines(linesOf(value, styles.value, width - labelWidth), MOST_LINES),
  }))
  return { x, labelWidth, rows }
}

const rowHeight = ({ lines }: FactRow): number => linesHeight(Math.max(lines.length, 1), styles.value) + ROW_SPACE

function heightOf({ rows }: FactColumn): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), -ROW_SPACE)
}

function drawColumn(surface: Surface, { x, labelWidth, rows }: FactColumn, top: number): void {
  let y = top
  for (const row of rows) {
    // The smaller label stands on the baseline of the value.
    drawText(surface, row.label, styles.label, { x, y: y + 1.1 })
    drawLines(surface, row.lines, styles.value, { x: x + labelWidth, y })
    y += rowHeight(row)
  }
}
