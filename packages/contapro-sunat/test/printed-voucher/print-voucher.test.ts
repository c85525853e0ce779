import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printVoucher, qrText } from '../../src/printed-voucher/index.ts'
import { readUbl } from '../../src/ubl/index.ts'
import { fixtureBytes, readChanged, readFixture } from '../ubl/read-fixture.ts'

function readDocument(name: string) {
  const result = readUbl(fixtureBytes(name))
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.document
}

/** "S/ −1,234.50" → −123450. */
function centimosOf(text: string): number {
  return Number(text.replace('\u2212', '-').replaceAll(/[^0-9.-]/g, '')) * 100
}

describe('printVoucher', () => {
  it.each([
    ['factura-2.1', 'FACTURA ELECTRÓNICA', 'F001-123'],
    ['boleta-tasa-reducida', 'BOLETA DE VENTA ELECTRÓNICA', 'B001-77'],
    ['nota-credito', 'NOTA DE CRÉDITO ELECTRÓNICA', 'FC01-8'],
    ['nota-debito', 'NOTA DE DÉBITO ELECTRÓNICA', 'FD01-3'],
    ['percepcion', 'COMPROBANTE DE PERCEPCIÓN ELECTRÓNICO', 'P001-21'],
    ['retencion-con-nota', 'COMPROBANTE DE RETENCIÓN ELECTRÓNICO', 'R001-6'],
  ])('titles %s as %s', (name, title, number) => {
    expect(printVoucher(readDocument(name))).toMatchObject({ title, number })
  })

  it('lists every base and tax, the ISC apart from its base, and what is left to the total', () => {
    expect(printVoucher(readFixture('factura-todos-los-tributos')).totals).toEqual([
      { label: 'Op. gravada', value: 'S/\u00a0100.00' },
      { label: 'Op. gravada IVAP', value: 'S/\u00a050.00' },
      { label: 'Op. exonerada', value: 'S/\u00a030.00' },
      { label: 'Op. inafecta', value: 'S/\u00a020.00' },
      { label: 'Op. de exportación', value: 'S/\u00a040.00' },
      { label: 'ISC', value: 'S/\u00a010.00' },
      // No rate beside it: IVAP has another one.
      { label: 'IGV', value: 'S/\u00a019.80' },
      { label: 'IVAP', value: 'S/\u00a02.00' },
      { label: 'ICBPER', value: 'S/\u00a00.50' },
      { label: 'Otros tributos', value: 'S/\u00a01.00' },
      { label: 'Otros cargos y redondeo', value: 'S/\u00a03.00' },
      { label: 'Importe total', value: 'S/\u00a0276.30' },
    ])
  })

  it('lists totals that add up to the last, whatever the voucher is to be paid', () => {
    const voucher = readFixture('factura-todos-los-tributos')
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (payable) => {
        const { totals } = printVoucher({ ...voucher, payable: payable as typeof voucher.payable })
        const amounts = totals.map(({ value }) => Math.round(centimosOf(value)))
        const last = amounts.pop()
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(last)
        expect(last).toBe(payable)
      }),
    )
  })

  it('has a cell for each column in every row, and columns that fill the table', () => {
    for (const name of ['factura-2.1', 'retencion-con-nota', 'percepcion']) {
      const { columns, rows } = printVoucher(readDocument(name))
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length))
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(100)
    }
  })

  it('says what a note modifies and why', () => {
    expect(printVoucher(readFixture('nota-credito')).facts).toEqual(
      expect.arrayContaining([
        { label: 'Modifica', value: 'Factura F001-90' },
        { label: 'Motivo', value: expect.stringMatching(/^[0-9]{2} · ./) },
      ]),
    )
  })

  it('prints a hyphen for a customer who is not named', () => {
    const voucher = readFixture('boleta-tasa-reducida')
    const customer = { ...voucher.customer, name: '', document: '-', documentType: '0', address: null }
    expect(printVoucher({ ...voucher, customer }).receiver).toEqual([
      { label: 'Señor(es)', value: '-' },
      { label: 'Documento', value: '-' },
    ])
  })

  it('spells the amount in the currency of the voucher', () => {
    const voucher = { ...readFixture('nota-debito'), currency: 'USD' }
    const { inWords, totals, facts } = printVoucher(voucher)
    expect(inWords).toMatch(/^SON: .* DÓLARES AMERICANOS$/)
    expect(totals.every(({ value }) => value.startsWith('US$'))).toBe(true)
    expect(facts).toContainEqual({ label: 'Moneda', value: 'USD (US$)' })
  })

  it('prints quantities and unit values with all their places', () => {
    const voucher = readFixture('nota-debito')
    const [line] = voucher.lines
    if (line === undefined) throw new Error('The fixture has a line.')
    const { rows } = printVoucher({ ...voucher, lines: [{ ...line, quantity: '12345.678', unitValue: '1234.5' }] })
    expect(rows[0]).toEqual(expect.arrayContaining(['12,345.678', '1,234.50']))
  })
})

describe('qrText', () => {
  it('holds the fields of a factura in the order of SUNAT', () => {
    expect(qrText(readFixture('nota-credito'))).toBe('20990000027|07|FC01|8|18.00|118.00|2026-08-18|6|20990000019|')
  })

  it('ends in the digest of a signed voucher', () => {
    const signature =
      '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:Reference><ds:DigestValue> kuGBkWi57uTw= </ds:DigestValue></ds:Reference></ds:SignedInfo></ds:Signature>'
    const extension = `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtension><ext:ExtensionContent>${signature}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
    const result = readChanged('nota-credito', [/<cbc:UBLVersionID>/, `${extension}<cbc:UBLVersionID>`])
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    expect(qrText(result.document)).toBe('20990000027|07|FC01|8|18.00|118.00|2026-08-18|6|20990000019|kuGBkWi57uTw=|')
    expect(printVoucher(result.document).digest).toBe('kuGBkWi57uTw=')
  })

  it('holds what was retained as the total of a CPE 20, without IGV', () => {
    const document = readDocument('retencion-con-nota')
    const [, , , , igv, total] = qrText(document).split('|')
    expect(igv).toBe('0.00')
    expect(document.kind === 'withholding' && Math.round(Number(total) * 100)).toBe(
      document.kind === 'withholding' && document.amount,
    )
  })

  it('keeps its number of fields whatever a document number holds', () => {
    const voucher = readFixture('nota-credito')
    const customer = { ...voucher.customer, document: 'A|B' }
    expect(qrText({ ...voucher, customer }).split('|')).toHaveLength(10)
  })
})
