import { printVoucher } from '@contapro/sunat/printed-voucher'
import { readUbl } from '@contapro/sunat/ubl'
import { drawJpeg } from './draw-jpeg.ts'
import { drawPdf } from './draw-pdf.ts'
import type { PrintFormat } from './print-job.ts'

/** The printed form of an XML that was taken in. @throws Error when it cannot be read as a voucher any more. */
export function printXml(xml: Uint8Array, format: PrintFormat): Uint8Array {
  const result = readUbl(xml)
  if (!result.ok) throw new Error(`The XML is no voucher: ${result.errors[0]?.code}.`)
  const voucher = printVoucher(result.document)
  return format === 'pdf' ? drawPdf(voucher) : drawJpeg(voucher)
}
