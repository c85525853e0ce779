import { afterAll, describe, expect, test } from 'vitest'
import { createPrinter } from '../../../src/platform/print/printer.ts'
import { allTaxesXml, amountsXml, changedXml, limitXml, sampleCodes, sampleXml } from '../../../test-kit/documents.ts'
import { pdfPages } from './pdf-pages.ts'
import { pictureSize } from './picture.ts'

const printer = createPrinter()
afterAll(() => printer.close())

const factura = sampleXml('20990000027-01-F001-101')

/** What bad input gets: each is printed, and its figures can be read. */
const odd: readonly {
  readonly name: string
  readonly xml: Buffer
  readonly says: readonly string[]
}[] = [
  {
    name: 'a negative total',
    xml: amountsXml({ base: '-1000.00', igv: '-180.00', total: '-1180.00' }),
    says: ['Op. gravada S/ −1,000.00', 'IGV (18 %) S/ −180.00', 'Importe total S/ −1,180.00', 'SON: MENOS MIL CIENTO'],
  },
  {
    name: 'a total of zero',
    xml: amountsXml({ base: '0.00', igv: '0.00', total: '0.00' }),
    says: ['Importe total S/ 0.00', 'SON: CERO Y 00/100 SOLES'],
  },
  {
    name: 'amounts at the limit of the format',
    xml: limitXml(),
    says: [
      // Unit value and value of the line, each in one piece.
      '847,457,627,118.63 847,457,627,118.63',
      'Op. gravada S/ 847,457,627,118.63',
      'IGV (18 %) S/ 152,542,372,881.35',
      'Importe total S/ 999,999,999,999.98',
    ],
  },
  {
    name: 'no customer',
    xml: changedXml(factura, [[/<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/s, '']]),
    says: ['Señor(es)', 'Documento', 'Importe total S/ 1,180.00'],
  },
  {
    name: 'another currency',
    xml: changedXml(factura, [[/PEN/g, 'USD']]),
    says: ['USD (US$)', 'Importe total US$ 1,180.00', '00/100 DÓLARES AMERICANOS'],
  },
  {
    name: 'line breaks and tabs in a name',
    xml: changedXml(factura, [[/PROVEEDOR DE PRUEBA UNO S\.A\.C\./, 'PROVEEDOR\r\nDE\tPRUEBA\n\nUNO S.A.C.']]),
    says: ['PROVEEDOR DE PRUEBA UNO S.A.C.'],
  },
  {
    name: 'a rate out of the table',
    xml: changedXml(amountsXml({ base: '1000.00', igv: '130.00', total: '1130.00' }), [
      [/<cbc:Percent>18/g, '<cbc:Percent>13'],
    ]),
    says: ['IGV (13 %) S/ 130.00', 'Importe total S/ 1,130.00'],
  },
  {
    name: 'IVAP, ISC, ICBPER and everything else that can be taxed',
    xml: allTaxesXml(),
    says: ['Op. gravada IVAP S/ 50.00', 'IVAP S/ 2.00', 'ISC S/ 10.00', 'ICBPER S/ 0.50', 'Importe total S/ 276.30'],
  },
  {
    name: 'a detraction',
    xml: sampleXml(sampleCodes.factura),
    says: ['Detracción 12 %: S/ 708.00, bien o servicio 022, cuenta del Banco de la Nación 00000000001'],
  },
]

/** As it comes out of a PDF, in one line. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(odd)('a voucher with $name', ({ xml, says }) => {
  test('is a PDF of one page that shows its figures', async () => {
    const pages = await pdfPages(await printer.print(xml, 'pdf'), pictureSize)
    expect(pages).toHaveLength(1)
    const text = plain(pages[0]?.text ?? '')
    expect(says.filter((part) => !text.includes(part))).toEqual([])
  })
})
