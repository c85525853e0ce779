import { PDFiumLibrary, type PDFiumPageRender } from '@hyzyla/pdfium'
import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** A page of a PDF as a browser shows it, and the text that can be searched and copied. */
export interface PdfPage {
  readonly text: string
  readonly picture: Canvas
}

/** The pages of a PDF, drawn in this size by the library that Chromium draws PDFs with. */
export async function pdfPages(
  pdf: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<PdfPage[]> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(Buffer.from(pdf))
    const pages: PdfPage[] = []
    for (const page of document.pages()) {
      // Drawing closes the page.
      const text = page.getText()
      const drawn = await page.render({ ...size, render: 'bitmap' })
      pages.push({ text, picture: canvasOf(drawn) })
    }
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

function canvasOf({ data, width, height }: PDFiumPageRender): Canvas {
  const canvas = createCanvas(width, height)
  const surface = canvas.getContext('2d')
  const image = surface.createImageData(width, height)
  image.data.set(data)
  surface.putImageData(image, 0, 0)
  return canvas
}
