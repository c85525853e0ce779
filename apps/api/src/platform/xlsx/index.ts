export type { Cell, Column, Row, Sheet } from './sheet.ts'
export { writeXlsx, type XlsxOptions } from './write-xlsx.ts'
