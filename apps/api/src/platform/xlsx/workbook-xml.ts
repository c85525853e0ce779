import { cellText } from './cell-text.ts'

/** A sheet as the workbook lists it. */
export interface WorkbookSheet {
  readonly name: string
  /** The filter's range, "$A$1:$C$9". */
  readonly filter: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of the package beside sheets and styles, by name. */
export function workbookParts(sheets: readonly WorkbookSheet[]): [name: string, xml: string][] {
  const ids = sheets.map((sheet, i) => ({ ...sheet, id: i + 1 }))
  return [
    ['xl/workbook.xml', workbookXml(ids)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...ids.map(({ id }) => [`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`] as const),
        [`rId${ids.length + 1}`, 'styles', 'styles.xml'],
      ]),
    ],
    ['_rels/.rels', relationships([['rId1', 'officeDocument', 'xl/workbook.xml']])],
    ['[Content_Types].xml', contentTypes(ids)],
  ]
}

type Numbered = WorkbookSheet & { readonly id: number }

function workbookXml(sheets: readonly Numbered[]): string {
  const list = sheets.map(({ name, id }) => `<sheet name="${cellText(name)}" sheetId="${id}" r:id="rId${id}"/>`)
  // LibreOffice finds the filter by this name; Excel writes it too.
  const filters = sheets.map(
    ({ name, filter, id }) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${id - 1}" hidden="1">'${cellText(name)}'!${filter}</definedName>`,
  )
  return `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`
}

function relationships(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

const part = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="${SHEET_ML}.${type}+xml"/>`

function contentTypes(sheets: readonly Numbered[]): string {
  const parts = [
    part('xl/workbook.xml', 'sheet.main'),
    part('xl/styles.xml', 'styles'),
    ...sheets.map(({ id }) => part(`xl/worksheets/sheet${id}.xml`, 'worksheet')),
  ]
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}
