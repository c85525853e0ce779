import type { PrintedFact, PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { colors, page, styles, type TextStyle } from '../page/design.ts'
import { drawLines, drawText, linesHeight, linesOf, type Surface, widthOf } from '../page/pen.ts'
import { firstLines } from '../page/wrap-text.ts'
import type { Block } from './block.ts'
import { drawQrCode } from './qr-code.ts'

const QR_SIZE = 92
const GAP = 14
const LEAST_TOTALS_WIDTH = 218
const TOTALS_PADDING = 8
/** Between a label and its amount. */
const LEAST_APART = 12
const ROW_SPACE = 2.5
const GRAND_SPACE = 5

/** QR code, amount in words and digest on the left; bases, taxes and the total on the right. */
export function totalsBlock({ qr, inWords, digest, totals }: PrintedVoucher): Block {
  const x = page.margin + QR_SIZE + GAP
  const totalsWidth = widthOfTotals(totals)
  const width = page.width - page.margin - totalsWidth - GAP - x
  const words = linesOf(inWords, styles.words, width)
  const hash = digest === null ? [] : firstLines(linesOf(`Hash: ${digest}`, styles.small, width), 6)
  const textHeight = linesHeight(words.length, styles.words) + linesHeight(hash.length, styles.small) + 6
  const totalsHeight = totals.reduce((sum, _, index) => sum + heightOfTotal(totals, index), 0)
  return {
    height: Math.max(QR_SIZE, textHeight, totalsHeight),
    draw(surface, y) {
      drawQrCode(surface, qr, { x: page.margin, y, size: QR_SIZE })
      drawLines(surface, words, styles.words, { x, y })
      drawLines(surface, hash, styles.small, { x, y: y + linesHeight(words.length, styles.words) + 6 })
      drawTotals(surface, totals, { top: y, width: totalsWidth })
    },
  }
}

const isLast = (totals: readonly PrintedFact[], index: number): boolean => index === totals.length - 1

const styleOfTotal = (totals: readonly PrintedFact[], index: number): TextStyle =>
  isLast(totals, index) ? styles.grandTotal : styles.total

function heightOfTotal(totals: readonly PrintedFact[], index: number): number {
  return linesHeight(1, styleOfTotal(totals, index)) + (isLast(totals, index) ? 2 * GRAND_SPACE : ROW_SPACE)
}

/** As wide as the widest line needs: a label never runs into its amount. */
function widthOfTotals(totals: readonly PrintedFact[]): number {
  const widths = totals.map(({ label, value }, index) => {
    const style = styleOfTotal(totals, index)
    return widthOf(label, style) + LEAST_APART + widthOf(value, style) + 2 * TOTALS_PADDING
  })
  return Math.max(LEAST_TOTALS_WIDTH, ...widths)
}

interface TotalsPlace {
  readonly top: number
  readonly width: number
}

function drawTotals(surface: Surface, totals: readonly PrintedFact[], { top, width }: TotalsPlace): void {
  const right = page.width - page.margin
  let y = top
  for (const [index, { label, value }] of totals.entries()) {
    const height = heightOfTotal(totals, index)
    const style = styleOfTotal(totals, index)
    const textTop = isLast(totals, index) ? y + GRAND_SPACE : y
    if (isLast(totals, index)) {
      surface.fillStyle = colors.brandSubtle
      surface.fillRect(right - width, y, width, height)
    }
    drawText(surface, label, style, { x: right - width + TOTALS_PADDING, y: textTop })
    drawText(surface, value, style, { x: right - TOTALS_PADDING, y: textTop, align: 'end' })
    y += height
  }
}
