/** A code of a fixed length with the left zeros that a spreadsheet drops: `1` as `01`. Anything but digits stays. */
export function withCodeZeros(code: string, length: number): string {
  return /^[0-9]+$/.test(code) ? code.padStart(length, '0') : code
}

/** A date with the zeros that a spreadsheet drops: `5/8/2026` as `05/08/2026`. Spreadsheets keep the order of day and month. */
export function withDateZeros(date: string): string {
  return date.replaceAll(/(?<![0-9])[0-9](?=\/)/g, '0$&')
}

/** The number of an identity document (catálogo 06). Only a DNI has a fixed length and may begin with zeros. */
export const withDocumentZeros = (type: string, number: string): string =>
  type === '1' ? withCodeZeros(number, 8) : number
