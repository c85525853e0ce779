import { storedZip } from './stored-zip.ts'

const OFFICE = 'http://schemas.openxmlformats.org'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A workbook of one sheet with text cells: the smallest that opens. */
export function storedXlsx(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cells = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('')
  const main = `${OFFICE}/spreadsheetml/2006/main`
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return storedZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/sheet.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    },
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${main}" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Comprobantes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', 'sheet.xml') },
    { name: 'xl/sheet.xml', content: `${HEAD}<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>` },
  ])
}

function relation(type: string, target: string): string {
  return `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
}

function cellOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c t="inlineStr"><is><t>${escaped}</t></is></c>`
}
