import { describe, expect, it } from 'vitest'
import type { DepositColumn } from '../../src/deposits/deposit-columns.ts'
import { depositVoucherCode, readDeposits } from '../../src/deposits/index.ts'
import { registerKey, voucherCode } from '../../src/sire/index.ts'
import { readUbl } from '../../src/ubl/index.ts'
import { allOf, inPieces } from '../table-bytes.ts'
import { fixtureBytes, readFixture } from '../ubl/read-fixture.ts'
import { pleLine } from './ple-files.ts'
import { line, proposal, read } from './register-files.ts'

const SERIES = 'Serie del CDP'
const MODIFIED = { 'Tipo CP Modificado': '01', 'Nro CP Modificado': '90', 'Fecha Emisión Doc Modificado': '01/08/2026' }
const spellings = ['1', '001', '0001']

const codesOf = async (file: string): Promise<string[]> => {
  const { rows, errors } = await read(file, { ownerRuc: '20990000019' })
  expect(errors).toEqual([])
  return rows.map((row) => voucherCode(registerKey(row)))
}

describe('a physical series', () => {
  it.each(spellings)(
    '%s of a register row is the series 0001 of the voucher, and stays as it is written',
    async (series) => {
      expect(await codesOf(proposal('RCE', { [SERIES]: series }))).toEqual(['20990000027-01-0001-101'])
      expect(await codesOf(proposal('RVIE', { [SERIES]: series }))).toEqual(['20990000019-01-0001-1032'])
      expect(await codesOf(pleLine('8.1', { 7: series }))).toEqual(['20990000027-01-0001-101'])
      expect(await codesOf(pleLine('14.1', { 7: series }))).toEqual(['20990000019-01-0001-1032'])
      const { rows } = await read(proposal('RCE', { [SERIES]: series }))
      expect(rows).toMatchObject([{ series }])
    },
  )

  it.each(spellings)('%s of the voucher that a note modifies is 0001', async (series) => {
    const fields = { 'Tipo CP/Doc.': '07', [SERIES]: 'FC01', ...MODIFIED, 'Serie CP Modificado': series }
    for (const book of ['RCE', 'RVIE'] as const) {
      const { rows } = await read(proposal(book, fields))
      expect(rows).toMatchObject([{ modified: { series: '0001', number: '90' } }])
    }
    const note = readFixture('nota-debito', [/(?<=<cac:InvoiceDocumentReference><cbc:ID>)F001/, series])
    expect(note.modified).toMatchObject({ series: '0001', number: '90' })
  })

  it.each(spellings)('%s of a deposit is 0001', async (series) => {
    const row: Partial<Record<DepositColumn, string>> = {
      'Numero de Cuenta': '00000000001',
      'Numero Constancia': '310000001',
      'Periodo Tributario': '202608',
      'RUC Proveedor': '20990000027',
      'Tipo de Documento Adquiriente': '6',
      'Numero de Documento Adquiriente': '20990000019',
      'Fecha Pago': '20/08/2026',
      'Monto Deposito': '708.00',
      'Tipo Bien': '022',
      'Tipo Operacion': '01',
      'Tipo de Comprobante': '01',
      'Serie de Comprobante': series,
      'Numero de Comprobante': '33',
    }
    const file = `${Object.keys(row).join(',')}\r\n${Object.values(row).join(',')}\r\n`
    const { rows, errors } = await allOf(readDeposits(inPieces(file, 1_000)))
    expect(errors).toEqual([])
    expect(rows.map(depositVoucherCode)).toEqual(['20990000027-01-0001-33'])
  })

  it.each(spellings)('%s among what a retention names is 0001', (series) => {
    const xml = new TextDecoder().decode(fixtureBytes('retencion-con-nota'))
    const changed = xml.replace(
      /(<sac:SUNATRetentionDocumentReference>\s*<cbc:ID schemeID="01">)[^-]+-/,
      `$1${series}-`,
    )
    expect(changed).not.toBe(xml)
    const result = readUbl(new TextEncoder().encode(changed))
    expect(result).toMatchObject({ ok: true, document: { references: [{ series: '0001' }, expect.anything()] } })
  })

  it.each(['1', '001'])('of a customs document is the code of an office: %s stays as it is', async (series) => {
    const dam = { 'Tipo CP/Doc.': '50', [SERIES]: series, Año: '2026', 'Fecha Vcto/Pago': '05/08/2026' }
    expect(await codesOf(proposal('RCE', dam))).toEqual([`20990000019-50-${series}-2026000101`])
  })
})

describe('the CAR of a row', () => {
  const CAR = 'CAR SUNAT'
  const FACTURA = '2099000002701F0010000000101'

  it.each([
    ['is missing', {}],
    ['is that of its voucher', { [CAR]: FACTURA }],
    ['is that of every spelling of its series', { [CAR]: FACTURA.replace('F001', '0001'), [SERIES]: '1' }],
    ['of a liquidación de compra names the buyer', { 'Tipo CP/Doc.': '04', [CAR]: '2099000001904F0010000000101' }],
  ])('%s: nothing is said', async (_, fields) => {
    expect(await read(proposal('RCE', fields))).toMatchObject({ errors: [], warnings: [], rows: [{}] })
  })

  it.each([
    ['was shortened by a spreadsheet', '2.09900E+26'],
    ['has another number', FACTURA.replace('101', '102')],
    ['has another issuer', FACTURA.replace('20990000027', '20990000043')],
    ['has a character too few', FACTURA.slice(1)],
  ])('%s: a warning names both', async (_, car) => {
    const { rows, errors, warnings } = await read(proposal('RCE', {}, { [CAR]: car }))
    expect([rows.length, errors]).toEqual([2, []])
    expect(warnings).toEqual([
      {
        line: 3,
        field: CAR,
        code: 'CAR_MISMATCH',
        message: `El CAR «${car}» no es el de su fila, que es ${FACTURA}: algún programa cambió el archivo. Sube el que descargas de SUNAT.`,
      },
    ])
  })

  it('is read in a sale too, and a file without its column is read', async () => {
    expect((await read(proposal('RVIE', { [CAR]: FACTURA }))).warnings).toMatchObject([{ code: 'CAR_MISMATCH' }])
    const without = proposal('RCE').concat(line('RCE')).split('\r\n')
    const file = without.map((text) => text.split('|').toSpliced(3, 1).join('|')).join('\r\n')
    expect(await read(file)).toMatchObject({ errors: [], warnings: [], rows: [{}] })
  })
})
