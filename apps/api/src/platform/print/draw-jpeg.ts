import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { createCanvas } from '@napi-rs/canvas'
import { warningBlock } from './blocks/text-blocks.ts'
import { drawPage } from './draw-page.ts'
import { colors, page } from './page/design.ts'
import { placeBlocks } from './place-blocks.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** 150 dots to the inch: an A4 page is 1240 × 1755 pixels. */
const PIXELS_PER_POINT = 150 / 72

/** Browsers show images of up to 32,767 pixels; some 800 lines of a voucher fit. */
const MOST_ROWS_HEIGHT = 13_500

const QUALITY = 80

/**
 * The voucher as one image, as high as its lines need and at least an A4 page. Rows beyond what browsers can show are left to
 * the PDF, and the image says how many.
 */
export function drawJpeg(voucher: PrintedVoucher): Buffer {
  const sheet = withRowsThatFit(sheetOf(voucher))
  const [placed] = placeBlocks(sheet, Number.POSITIVE_INFINITY)
  if (placed === undefined) throw new Error('A voucher has at least one page.')
  const height = Math.max(page.height, placed.bottom + page.footer + page.margin)
  const canvas = createCanvas(Math.round(page.width * PIXELS_PER_POINT), Math.ceil(height * PIXELS_PER_POINT))
  const surface = canvas.getContext('2d')
  surface.fillStyle = colors.paper
  surface.fillRect(0, 0, canvas.width, canvas.height)
  surface.scale(PIXELS_PER_POINT, PIXELS_PER_POINT)
  drawPage(surface, placed, { height: canvas.height / PIXELS_PER_POINT, position: '' })
  return canvas.encodeSync('jpeg', QUALITY)
}

function withRowsThatFit(sheet: Sheet): Sheet {
  let height = 0
  const rows = sheet.rows.filter((row) => {
    height += row.reduce((sum, block) => sum + block.height, 0)
    return height <= MOST_ROWS_HEIGHT
  })
  if (rows.length === sheet.rows.length) return sheet
  const shown = rows.length.toLocaleString('es-PE')
  const all = sheet.rows.length.toLocaleString('es-PE')
  const text = `La imagen muestra las primeras ${shown} de ${all} líneas. El PDF del comprobante las tiene todas.`
  return { ...sheet, rows, closing: [warningBlock(text), ...sheet.closing] }
}
