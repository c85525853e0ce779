/** A voucher on paper, drawn for the stories. */
export function sampleImage(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 820
  canvas.height = 1160
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to draw the voucher on.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, 820, 1160)
  pen.fillStyle = '#1a1a1a'
  pen.font = '600 26px sans-serif'
  pen.fillText('FACTURA ELECTRÓNICA', 460, 90)
  pen.fillText('F001-00012345', 510, 130)
  pen.font = '20px sans-serif'
  const lines = [
    'Distribuidora Papelera Lima Norte S.A.C.',
    '8.00 CAJA Papel bond A4 75 g',
    'Importe total S/ 2,178.52',
  ]
  for (const [index, line] of lines.entries()) pen.fillText(line, 60, 260 + index * 60)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The drawing gave no file.'))), 'image/jpeg')
  })
}

/** A short UBL voucher on one line, as they come. */
export const sampleXml: string =
  '<?xml version="1.0" encoding="UTF-8"?><Invoice xmlns:cbc="urn:cbc"><cbc:ID>F001-12345</cbc:ID>' +
  '<!-- nota --><Line n="1"><cbc:Note><![CDATA[<script>alert(1)</script>]]></cbc:Note><cbc:Name>Papel &amp; tinta</cbc:Name></Line><Empty/></Invoice>'
