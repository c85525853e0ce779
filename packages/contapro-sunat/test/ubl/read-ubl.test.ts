import { describe, expect, it } from 'vitest'
import { normalisePercent, readUbl } from '../../src/ubl/index.ts'
import { fixtureBytes, readChanged, readFixture } from './read-fixture.ts'

describe('a factura in UBL 2.1', () => {
  const { lines, taxes, legends, ...factura } = readFixture('factura-2.1')

  it('says who, when, what kind and how much, in ISO-8859-1 and among blanks, CDATA and a signature', () => {
    expect(factura).toEqual({
      kind: 'voucher',
      digest: 'kuGBkWi57uTwaox=',
      adjustments: [],
      advances: [],
      perception: null,
      remainder: 0,
      retention: null,
      dialect: '2.1',
      type: '01',
      series: 'F001',
      number: '123',
      issuedOn: '2026-08-12',
      issuedAt: '10:30:05',
      dueOn: '2026-10-12',
      operationType: '1001',
      currency: 'PEN',
      supplier: {
        documentType: '6',
        document: '20990000043',
        name: 'SERVICIOS & AÑADIDOS TRES S.R.L.',
        tradeName: 'AÑADIDOS',
        address: 'JR. LOS EJEMPLOS 123, BREÑA, LIMA',
      },
      customer: {
        documentType: '6',
        document: '20990000019',
        name: 'EMPRESA DE PRUEBA S.A.C.',
        tradeName: null,
        address: null,
      },
      netTotal: 100000,
      payable: 118050,
      igvPercents: ['18'],
      detraction: { code: '022', percent: '12', amount: 14200, currency: 'PEN', account: '00000000001' },
      paymentTerms: {
        kind: 'Credito',
        instalments: [
          { amount: 50000, dueOn: '2026-09-12' },
          { amount: 53850, dueOn: '2026-10-12' },
        ],
      },
      modified: null,
    })
  })

  it('adds up the taxes of one scheme, and leaves out those of nothing', () => {
    expect(taxes).toEqual([
      { scheme: '1000', taxable: 100000, amount: 18000 },
      { scheme: '7152', taxable: null, amount: 50 },
      { scheme: '9996', taxable: 5000, amount: 900 },
    ])
  })

  it('has lines numbered by their order, with all their descriptions and the rate however it is written', () => {
    expect(lines).toEqual([
      {
        position: 1,
        description: 'SERVICIO DE CONSULTORÍA agosto 2026',
        quantity: '3',
        unitCode: 'ZZ',
        unitValue: '300',
        lineTotal: 90000,
        igv: 16200,
        igvPercent: '18',
        affectation: '10',
        sellerCode: 'S-01',
        adjustments: [],
      },
      {
        position: 2,
        description: 'PAPEL & TINTA',
        quantity: '1',
        unitCode: 'NIU',
        unitValue: '100',
        lineTotal: 10000,
        igv: 1800,
        igvPercent: '18',
        affectation: '10',
        sellerCode: null,
        adjustments: [],
      },
      {
        position: 3,
        description: 'MUESTRA',
        quantity: '1',
        unitCode: 'NIU',
        unitValue: '0',
        lineTotal: 5000,
        igv: 0,
        igvPercent: null,
        affectation: '15',
        sellerCode: null,
        adjustments: [],
      },
    ])
  })

  it('keeps its legends with their code', () => {
    expect(legends).toEqual([
      { code: '1000', text: 'SON MIL CIENTO OCHENTA' },
      { code: '2006', text: 'Operación sujeta a detracción' },
    ])
  })
})

describe('the older dialects', () => {
  it('reads the draft of 2017: parties by tax scheme, any prefixes, a date with zone, detraction 004', () => {
    expect(readFixture('factura-2.1-borrador-2017')).toMatchObject({
      dialect: '2.1-draft-2017',
      series: 'FF01',
      number: '7',
      issuedOn: '2017-10-31',
      operationType: '0101',
      supplier: { documentType: '6', document: '20990000027', name: 'TALLER DE PRUEBA S.A.', tradeName: 'TALLER' },
      customer: { documentType: '6', document: '20990000019', name: 'EMPRESA DE PRUEBA S.A.C.' },
      taxes: [{ scheme: '1000', taxable: 100000, amount: 18000 }],
      igvPercents: ['18'],
      detraction: { code: '020', percent: '12', amount: 14160, currency: 'PEN', account: '00-021-000001' },
      lines: [{ igvPercent: '18', affectation: '10' }],
    })
  })

  it('reads UBL 2.0: assigned accounts, totals and detraction among what SUNAT added', () => {
    const voucher = readFixture('factura-2.0')
    expect(voucher).toMatchObject({
      dialect: '2.0',
      series: 'E001',
      number: '170',
      operationType: null,
      supplier: {
        documentType: '6',
        document: '20990000027',
        name: 'PROVEEDOR DE PRUEBA S.A.C.',
        tradeName: null,
        address: 'CAL. LOS EJEMPLOS 123, LIMA',
      },
      customer: { documentType: '6', document: '20990000019' },
      netTotal: 132000,
      payable: 150000,
      igvPercents: ['18'],
      detraction: { code: '022', percent: '10', amount: 15000, currency: 'PEN', account: '00-000-000001' },
    })
    expect(voucher.taxes).toEqual([
      { scheme: '1000', taxable: 100000, amount: 18000 },
      { scheme: '9996', taxable: 3000, amount: 0 },
      { scheme: '9997', taxable: 12000, amount: 0 },
      { scheme: '9998', taxable: 20000, amount: 0 },
    ])
    expect(voucher.legends).toContainEqual({ code: '1000', text: 'SON: MIL QUINIENTOS' })
    expect(voucher.legends).toContainEqual({ code: '', text: 'CTA. BANCO DE LA NACIÓN' })
    expect(voucher.lines.map((line) => [line.igvPercent, line.affectation, line.sellerCode])).toEqual([
      [null, '10', null],
      [null, null, null],
    ])
  })
})

describe('notes and boletas', () => {
  it('reads a credit note behind a byte order mark, with the voucher that it modifies', () => {
    expect(readFixture('nota-credito')).toMatchObject({
      type: '07',
      series: 'FC01',
      number: '8',
      operationType: null,
      payable: 11800,
      paymentTerms: null,
      modified: { type: '01', series: 'F001', number: '90', reasonCode: '09', reason: 'Ajuste del precio' },
      lines: [{ quantity: '2', unitCode: 'NIU', unitValue: '50' }],
    })
  })

  it('reads a debit note, whose total is the requested one', () => {
    expect(readFixture('nota-debito')).toMatchObject({
      type: '08',
      netTotal: 10000,
      payable: 11800,
      modified: { type: '01', series: 'F001', number: '90', reasonCode: '02' },
      lines: [{ quantity: '2' }],
    })
  })

  it('reads a note without reference as one that modifies nothing known', () => {
    const reference = [/<cac:BillingReference>[^]*<\/cac:BillingReference>/, ''] as const
    const response = [/<cac:DiscrepancyResponse>[^]*<\/cac:DiscrepancyResponse>/, ''] as const
    expect(readFixture('nota-debito', reference, response).modified).toBeNull()
    expect(readFixture('nota-debito', reference).modified).toMatchObject({ type: '', series: 'F001', number: '90' })
  })

  it('reads a boleta at the reduced rate, paid at once', () => {
    expect(readFixture('boleta-tasa-reducida')).toMatchObject({
      type: '03',
      customer: { documentType: '1', document: '00000001' },
      igvPercents: ['10.5'],
      paymentTerms: { kind: 'Contado', instalments: [] },
    })
  })

  it('finds the rate by tax and base where no line states it', () => {
    expect(readFixture('boleta-tasa-reducida', ['<cbc:Percent>10.50</cbc:Percent>', '']).igvPercents).toEqual(['10.5'])
    expect(readFixture('factura-todos-los-tributos').igvPercents).toEqual(['4', '18'])
  })
})

describe('withholdings', () => {
  it('reads a perception: what was perceived, of whom, and for which voucher', () => {
    expect(readUbl(fixtureBytes('percepcion'))).toEqual({
      ok: true,
      warnings: [],
      document: {
        kind: 'withholding',
        type: '40',
        series: 'P001',
        number: '21',
        issuedOn: '2026-08-25',
        agent: {
          documentType: '6',
          document: '20990000027',
          name: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
          tradeName: 'UNO',
          address: null,
        },
        receiver: {
          documentType: '6',
          document: '20990000019',
          name: 'EMPRESA DE PRUEBA S.A.C.',
          tradeName: null,
          address: null,
        },
        regime: '01',
        percent: '2',
        amount: 2360,
        net: 120360,
        references: [
          {
            type: '01',
            series: 'F001',
            number: '101',
            issuedOn: '2026-08-05',
            total: 118000,
            currency: 'PEN',
            amount: 2360,
            paidOn: '2026-08-24',
          },
        ],
        digest: null,
      },
    })
  })

  it('reads a retention in dollars with a credit note, which carries nothing of its own', () => {
    const result = readUbl(fixtureBytes('retencion-con-nota'))
    expect(result).toMatchObject({
      ok: true,
      warnings: [],
      document: {
        type: '20',
        percent: '3',
        amount: 3375,
        net: 109125,
        references: [
          { type: '01', total: 30000, currency: 'USD', amount: 3375, paidOn: '2026-08-20' },
          { type: '07', series: 'FC03', number: '1', total: 5000, currency: 'USD', amount: 0, paidOn: null },
        ],
      },
    })
  })

  it('refuses one without agent or with a broken amount', () => {
    const nobody = readChanged('percepcion', [/<cac:AgentParty>[^]*<\/cac:AgentParty>/, ''])
    const broken = readChanged('percepcion', ['>23.60</cbc:TotalInvoiceAmount>', '>mucho</cbc:TotalInvoiceAmount>'])
    expect(nobody).toMatchObject({ ok: false, errors: [{ code: 'FIELD_MISSING', field: 'cac:AgentParty' }] })
    expect(broken).toMatchObject({ ok: false, errors: [{ code: 'AMOUNT_INVALID', field: 'cbc:TotalInvoiceAmount' }] })
  })
})

describe('normalisePercent', () => {
  it.each([
    ['18', '18'],
    ['18.00', '18'],
    ['18.00000', '18'],
    ['0.18', '18'],
    ['10.50', '10.5'],
    ['0.105', '10.5'],
    ['0.1', '10'],
    ['0.04', '4'],
    ['4', '4'],
    ['0', '0'],
    ['0.00', '0'],
    ['18%', null],
  ])('reads %s as %s', (text, expected) => {
    expect(normalisePercent(text)).toBe(expected)
  })
})
