import { colors, contentWidth, page, styles } from './page/design.ts'
import { drawText, type Surface } from './page/pen.ts'
import type { PlacedPage } from './place-blocks.ts'

const ORIGIN = 'Representación impresa del comprobante electrónico, elaborada por Contapro con los datos de su XML.'

export interface PageFrame {
  readonly height: number
  /** "Página 2 de 7"; '' on a page that stands alone. */
  readonly position: string
}

/** Draws a page with its footer. */
export function drawPage(surface: Surface, { blocks }: PlacedPage, { height, position }: PageFrame): void {
  for (const { block, y } of blocks) block.draw(surface, y)
  const y = height - page.margin - 4
  surface.fillStyle = colors.border
  surface.fillRect(page.margin, y - 5, contentWidth, 0.5)
  drawText(surface, ORIGIN, styles.footer, { x: page.margin, y })
  drawText(surface, position, styles.footer, { x: page.width - page.margin, y, align: 'end' })
}
