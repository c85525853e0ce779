import { readFileSync } from 'node:fs'

const folder = new URL('../../../tests/golden/sample-month/xml/', import.meta.url)
const fixtures = new URL('../../../packages/contapro-sunat/test/fixtures/ubl/', import.meta.url)

/** A voucher of the sample month, by its code. */
export function sampleXml(code: string): Buffer {
  return readFileSync(new URL(`${code}.xml`, folder))
}

/** An XML of the public cases, by its path. */
export function publicCaseXml(path: string): Buffer {
  return readFileSync(new URL(`../../../tests/golden/public-cases/${path}.xml`, import.meta.url))
}

/** A factura with every tax that there is, a charge, and something given away. */
export function allTaxesXml(): Buffer {
  return readFileSync(new URL('factura-todos-los-tributos.xml', fixtures))
}

/** An XML in UTF-8 after some changes of its text; a change that finds nothing fails. */
export function changedXml(xml: Buffer, changes: readonly (readonly [RegExp, string])[]): Buffer {
  const text = changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`Nothing to change: ${from}`)
    return after
  }, xml.toString('utf8'))
  return Buffer.from(text)
}

/** Base, IGV and total of factura F001-101, and of each of its lines: another one of each. */
export function amountsXml({ base, igv, total }: Record<'base' | 'igv' | 'total', string>): Buffer {
  return changedXml(sampleXml('20990000027-01-F001-101'), [
    [/(<cbc:(?:TaxableAmount|LineExtensionAmount) currencyID="PEN">)[^<]*/g, `$1${base}`],
    [/(<cbc:TaxAmount currencyID="PEN">)[^<]*/g, `$1${igv}`],
    [/(<cbc:(?:TaxInclusiveAmount|PayableAmount) currencyID="PEN">)[^<]*/g, `$1${total}`],
    [/(<cac:Price><cbc:PriceAmount currencyID="PEN">)[^<]*/g, `$1${base}`],
  ])
}

/** A factura whose amounts are as large as the files of SUNAT take them: twelve integers and two decimals. */
export function limitXml(): Buffer {
  return amountsXml({ base: '847457627118.63', igv: '152542372881.35', total: '999999999999.98' })
}

/** A voucher of the sample month of each type that is printed. */
export const sampleCodes = {
  factura: '20990000043-01-E001-12',
  boleta: '20990000035-03-B001-77',
  'nota-de-credito': '20990000027-07-FC01-8',
  'nota-de-debito': '20990000027-08-FD01-3',
  retencion: '20990000078-20-R001-9',
  percepcion: '20990000027-40-P001-21',
} as const

const words = 'DISTRIBUIDORA DE ALIMENTOS Y BEBIDAS '.repeat(9)

/** A name of 200 characters, with what names may hold. */
export const longName = `${`POLLERÍA «EL ÑANDÚ & HIJOS» 🍗🍕 | "${words}`.slice(0, 193)} S.A.C.`

export interface LongVoucher {
  readonly lines: number
  /** Text of each line, by its number. */
  readonly describe?: (line: number) => string
}

/** Factura F001-101 with names of 200 characters and so many lines. */
export function longXml({ lines, describe = (line) => `TÓNER NEGRO ${line} 🖨️` }: LongVoucher): Buffer {
  const xml = sampleXml('20990000027-01-F001-101').toString('utf8')
  const own = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s.exec(xml)?.[0] ?? ''
  const first = `${own.split('</cac:InvoiceLine>')[0]}</cac:InvoiceLine>`
  const all = Array.from({ length: lines }, (_, index) =>
    first.replace(/<!\[CDATA\[.*?\]\]>/s, `<![CDATA[${describe(index + 1)}]]>`),
  )
  return Buffer.from(
    xml
      .replace(own, all.join(''))
      .replaceAll(/(<cbc:RegistrationName>)<!\[CDATA\[.*?\]\]>/gs, `$1<![CDATA[${longName}]]>`),
  )
}
