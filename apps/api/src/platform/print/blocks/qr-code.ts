import { encode } from 'uqr'
import { colors, styles } from '../page/design.ts'
import { drawLines, linesOf, type Surface } from '../page/pen.ts'

export interface QrPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Draws the QR code with SUNAT's level of correction (Q), or says that the text is more than one can hold. */
export function drawQrCode(surface: Surface, text: string, { x, y, size }: QrPlace): void {
  const modules = modulesOf(text)
  if (modules === undefined) {
    drawLines(surface, linesOf('Sus datos no caben en un código QR.', styles.small, size), styles.small, { x, y })
    return
  }
  const side = size / modules.length
  surface.beginPath()
  // One path: modules that are filled one by one show seams.
  for (const [row, cells] of modules.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) surface.rect(x + column * side, y + row * side, side, side)
    }
  }
  surface.fillStyle = colors.text
  surface.fill()
}

function modulesOf(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'Q', border: 0 }).data
  } catch {
    return undefined
  }
}
