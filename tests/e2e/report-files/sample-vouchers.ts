import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sampleMonth } from '../product/sample-month.ts'

/** A line of a register, by the headings that SUNAT gives its fields. */
export type RegisterLine = ReadonlyMap<string, string>

/** A line of a voucher's XML, as texts. */
export interface XmlLine {
  readonly position: number
  readonly description: string
  readonly quantity: string
  readonly unitCode: string
  readonly currency: string
  readonly unitValue: string
  readonly total: string
  readonly igv: string
  readonly percent: string
  readonly code: string
}

// Read without our own readers, so that what they get wrong shows.
const lines = (path: string): string[] => readFileSync(path, 'utf8').replace('\uFEFF', '').trimEnd().split(/\r?\n/)

function registerLines(path: string): RegisterLine[] {
  const [head = '', ...rows] = lines(path)
  const names = head.split('|').map((name) => name.replaceAll(/\s+/g, ' '))
  return rows.map((row) => new Map(row.split('|').map((value, i) => [names[i] ?? '', value])))
}

/** The purchases and sales of the sample month as the proposals of SUNAT hold them. */
export const purchases = registerLines(sampleMonth.asText.purchases)
export const sales = registerLines(sampleMonth.asText.sales)

/** The lines of the files that replace the proposals, as another program wrote them. */
export const replacements = {
  rce: lines(sampleMonth.replacements.rce),
  rvie: lines(sampleMonth.replacements.rvie),
}

const xmlByName = new Map(sampleMonth.vouchers.map((path) => [basename(path), xmlText(readFileSync(path))]))

/** SUNAT's own vouchers are in Latin-1, as their first line says. */
function xmlText(bytes: Buffer): string {
  return new TextDecoder(/encoding="([^"]+)"/.exec(bytes.subarray(0, 100).toString('latin1'))?.[1]).decode(bytes)
}

/** The XML of a voucher by issuer, type, series and number; nothing where only the register knows it. */
export const xmlOf = (code: string): string | undefined => xmlByName.get(`${code}.xml`)

const tag = (xml: string, name: string): string =>
  new RegExp(`<cbc:${name}[^>]*>(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(xml)?.[1] ?? ''

/** The lines of a voucher's XML. */
export function xmlLines(xml: string): XmlLine[] {
  const found = xml.match(/<cac:(Invoice|CreditNote|DebitNote)Line>.*?<\/cac:\1Line>/gs) ?? []
  return found.map((line, i) => ({
    position: i + 1,
    description: tag(line, 'Description'),
    quantity: tag(line, '(?:Invoiced|Credited|Debited)Quantity'),
    unitCode: /unitCode="([^"]*)"/.exec(line)?.[1] ?? '',
    currency: tag(xml, 'DocumentCurrencyCode'),
    unitValue: tag(/<cac:Price>.*?<\/cac:Price>/s.exec(line)?.[0] ?? '', 'PriceAmount'),
    total: tag(line, 'LineExtensionAmount'),
    igv: tag(line, 'TaxAmount'),
    percent: tag(line, 'Percent'),
    code: tag(/<cac:SellersItemIdentification>.*?<\/cac:SellersItemIdentification>/s.exec(line)?.[0] ?? '', 'ID'),
  }))
}

/** The total of a voucher's XML, in its own currency. */
export const xmlTotal = (xml: string): string => tag(xml, 'PayableAmount')
