import type { PrintedVoucher } from '@contapro/sunat/printed-voucher'
import { PDFDocument } from '@napi-rs/canvas'
import { drawPage } from './draw-page.ts'
import { page } from './page/design.ts'
import { placeBlocks } from './place-blocks.ts'
import { sheetOf } from './sheet.ts'

/** The voucher as a PDF of A4 pages, with text that can be searched and copied. */
export function drawPdf(voucher: PrintedVoucher): Buffer {
  const pages = placeBlocks(sheetOf(voucher), page.height - page.margin - page.footer)
  const pdf = new PDFDocument({
    title: `${voucher.title} ${voucher.number}`,
    author: voucher.issuer.name,
    creator: 'Contapro',
  })
  for (const [index, placed] of pages.entries()) {
    const surface = pdf.beginPage(page.width, page.height)
    const position = pages.length === 1 ? '' : `Página ${index + 1} de ${pages.length}`
    drawPage(surface, placed, { height: page.height, position })
    pdf.endPage()
  }
  return pdf.close()
}
