import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { colors, contentWidth, page, styles, type TextStyle } from '../page/design.ts'
import { drawLines, drawText, linesHeight, linesOf } from '../page/pen.ts'
import { firstLines } from '../page/wrap-text.ts'
import type { Block } from './block.ts'

/** The notes under their heading, a block for each line. */
export function noteBlocks({ notes }: PrintedVoucher): Block[] {
  const lines = notes.flatMap((note) => linesOf(note, styles.small, contentWidth))
  if (lines.length === 0) return []
  return [lineBlock('Información adicional', styles.label), ...lines.map((line) => lineBlock(line, styles.small))]
}

/** What stands on top of the second page and those after it. */
export function runningBlock({ title, number, issuer }: PrintedVoucher): Block {
  const text = `${title} ${number} · ${issuer.document} · ${issuer.name}`
  const [line = ''] = firstLines(linesOf(text, styles.label, contentWidth), 1)
  const height = linesHeight(1, styles.label) + 8
  return {
    height,
    draw(surface, y) {
      drawText(surface, line, styles.label, { x: page.margin, y })
      surface.fillStyle = colors.border
      surface.fillRect(page.margin, y + height - 5, contentWidth, 0.5)
    },
  }
}

/** A sentence to be noticed. */
export function warningBlock(text: string): Block {
  const lines = linesOf(text, styles.warning, contentWidth)
  return {
    height: linesHeight(lines.length, styles.warning) + 8,
    draw: (surface, y) => drawLines(surface, lines, styles.warning, { x: page.margin, y: y + 4 }),
  }
}

function lineBlock(line: string, style: TextStyle): Block {
  return {
    height: linesHeight(1, style),
    draw: (surface, y) => drawText(surface, line, style, { x: page.margin, y }),
  }
}
