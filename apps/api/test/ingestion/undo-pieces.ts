import { readdirSync } from 'node:fs'
import type { CivilDate } from '@contapro/sunat'
import { facturaXml } from '../../test-kit/detraction-xml.ts'
import { dollarFactura, dollarNote } from '../../test-kit/dollar-note.ts'
import { purchasesFile } from '../../test-kit/register-files.ts'
import { sampleFile, sampleMonth, sampleRuc, type TestFile } from '../../test-kit/test-company.ts'
import { zipOf } from '../../test-kit/zip-file.ts'

/** What the files of a group have in common. */
export const undoGroups = ['registers', 'sales', 'zips', 'one voucher', 'notes', 'boletas', 'dollars'] as const

/** Files of the sample month's company, in groups that overlap and contradict each other. */
export async function undoPieces(): Promise<Record<(typeof undoGroups)[number], readonly TestFile[]>> {
  const names = readdirSync(new URL('xml/', sampleMonth))
  const xmls = await Promise.all(names.map((name) => sampleFile(`xml/${name}`)))
  const rce = await sampleFile('sire/20990000019-20260901-100000-propuesta.txt')
  const rvie = await sampleFile('sire/LE209900000192026080014040001EXP2.txt')
  const retention = await sampleFile('xml/20990000078-20-R001-9.xml')
  const zip = await zipOf('comprobantes.zip', xmls.slice(0, 12))
  const partial = [...xmls.slice(6, 16), rvie, withText(rce, ['1180.00', '11,80'], 'dañado.txt')]
  const otherZip = await zipOf('otros.zip', partial)
  return {
    registers: [
      rce,
      rowsOf(rce, { name: 'mitad.txt', from: 0, to: 6 }),
      withText(rce, ['1180.00', '1170.00'], 'corregida.txt'),
      await sampleFile('sire/LE2099000001920260800080400021112.txt'),
      await sampleFile('detracciones/depositos_como_adquiriente.csv'),
      otherZip,
    ],
    sales: [rvie, rowsOf(rvie, { name: 'ventas.txt', from: 2, to: 5 }), otherZip],
    zips: [zip, otherZip, ...xmls.slice(10, 14)],
    'one voucher': [retention, withText(retention, ['354.00', '300.00'], 'retencion.xml'), ...readings],
    notes: july,
    boletas: boletasAtTheLimit,
    dollars: [dollarFactura(sampleRuc, { isSold: false }), dollarNote(sampleRuc, { isSold: false }), dollarsInSoles],
  }
}

/** A note about a purchase of July, and two registers of July, one of them without the purchase. */
const july: TestFile[] = [
  purchasesFile(sampleRuc, '202608', [
    {
      type: '07',
      series: 'FC01',
      taxable: -100_00,
      igv: -18_00,
      modified: { issuedOn: '2026-07-03' as CivilDate, type: '01', series: 'F001', number: '70' },
    },
  ]),
  { ...purchasesFile(sampleRuc, '202607', [{ number: '70' }]), name: 'julio.txt' },
  { ...purchasesFile(sampleRuc, '202607', [{ number: '71' }]), name: 'julio-incompleto.txt' },
]

/** Boletas of a year whose limit follows from the facturas of two months. */
const boletasAtTheLimit: TestFile[] = [
  purchasesFile(sampleRuc, '202505', [
    { taxable: 1000_00, igv: 180_00 },
    ...['50', '15', '10'].map((taxable, i) => ({
      type: '03',
      series: 'B001',
      number: String(i + 1),
      taxable: Number(taxable) * 100,
      igv: 0,
      counterpartyDocument: '10990000013',
    })),
  ]),
  purchasesFile(sampleRuc, '202506', [{ taxable: 500_00, igv: 90_00 }]),
]

/** Three XML of one purchase. */
const readings: readonly TestFile[] = [
  facturaXml({ customer: sampleRuc, number: '900' }),
  {
    ...facturaXml({ customer: sampleRuc, number: '900', taxable: '500.00', igv: '90.00', total: '590.00' }),
    name: 'otra-lectura.xml',
  },
  {
    ...facturaXml({ customer: sampleRuc, number: '900', taxable: '100.00', igv: '18.00', total: '118.00' }),
    name: 'tercera-lectura.xml',
  },
]

/** The register that puts the purchase in dollars into soles. */
const dollarsInSoles: TestFile = {
  ...purchasesFile(sampleRuc, '202607', [
    { number: '90', currency: 'USD', exchangeRate: '3.750', taxable: 3750_00, igv: 675_00 },
  ]),
  name: 'dólares.txt',
}

interface SomeRows {
  readonly name: string
  readonly from: number
  readonly to: number
}

const textOf = ({ content }: TestFile): string => Buffer.from(content as Uint8Array).toString('utf8')

function rowsOf(file: TestFile, { name, from, to }: SomeRows): TestFile {
  const [header = '', ...rows] = textOf(file).split('\r\n').filter(Boolean)
  return { name, content: [header, ...rows.slice(from, to), ''].join('\r\n') }
}

const withText = (file: TestFile, [from, to]: readonly [string, string], name: string): TestFile => ({
  name,
  content: textOf(file).replaceAll(from, to),
})
