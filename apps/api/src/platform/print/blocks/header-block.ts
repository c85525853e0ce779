import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { colors, contentWidth, page, styles, type TextStyle } from '../page/design.ts'
import { drawLines, linesHeight, linesOf } from '../page/pen.ts'
import { firstLines } from '../page/wrap-text.ts'
import type { Block } from './block.ts'

const BOX = { width: 196, padding: 12, radius: 8 } as const
const GAP = 18

interface Paragraph {
  readonly lines: readonly string[]
  readonly style: TextStyle
}

/** The issuer on the left, and the framed RUC, title and number on the right. */
export function headerBlock({ issuer, title, number }: PrintedVoucher): Block {
  const width = contentWidth - BOX.width - GAP
  // More lines than a name or an address of a real voucher ever has.
  const paragraph = (text: string | null, style: TextStyle, most: number): Paragraph => ({
    lines: firstLines(linesOf(text ?? '', style, width), most),
    style,
  })
  const left = [
    paragraph(issuer.name, styles.name, 12),
    paragraph(issuer.tradeName, styles.tradeName, 6),
    paragraph(issuer.address, styles.small, 8),
  ]
  const inBox = (text: string, style: TextStyle): Paragraph => ({
    lines: linesOf(text, style, BOX.width - 2 * BOX.padding),
    style,
  })
  const right = [inBox(issuer.document, styles.document), inBox(title, styles.title), inBox(number, styles.number)]
  const boxHeight = heightOf(right) + 2 * BOX.padding
  return {
    height: Math.max(heightOf(left), boxHeight),
    draw(surface, y) {
      draw(left, (lines, style, top) => drawLines(surface, lines, style, { x: page.margin, y: y + top }))
      const x = page.width - page.margin - BOX.width
      surface.beginPath()
      surface.roundRect(x, y, BOX.width, boxHeight, BOX.radius)
      surface.fillStyle = colors.brandSubtle
      surface.fill()
      surface.strokeStyle = colors.brandBorder
      surface.lineWidth = 1
      surface.stroke()
      const center = { x: x + BOX.width / 2, align: 'center' } as const
      draw(right, (lines, style, top) => drawLines(surface, lines, style, { ...center, y: y + BOX.padding + top }))
    },
  }
}

const SPACE = 3

function heightOf(paragraphs: readonly Paragraph[]): number {
  const shown = paragraphs.filter(({ lines }) => lines.length > 0)
  return shown.reduce((sum, { lines, style }) => sum + linesHeight(lines.length, style) + SPACE, -SPACE)
}

function draw(
  paragraphs: readonly Paragraph[],
  each: (lines: readonly string[], style: TextStyle, top: number) => void,
): void {
  let top = 0
  for (const { lines, style } of paragraphs) {
    if (lines.length === 0) continue
    each(lines, style, top)
    top += linesHeight(lines.length, style) + SPACE
  }
}
