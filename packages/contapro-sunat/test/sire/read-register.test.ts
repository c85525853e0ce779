import { describe, expect, it } from 'vitest'
import { readRegister, registerHeader } from '../../src/sire/index.ts'
import { chunks, line, OWNER, proposal, read, replacementLine, SUPPLIER } from './register-files.ts'

/** The fields of a line that the reader cannot do without, and some more. */
function keep(text: string): string {
  return text.split('|').slice(0, 40).join('|')
}

describe('readRegister', () => {
  it('reads every field of a purchase of the proposal', async () => {
    const { rows, errors } = await read(
      proposal('RCE', {
        'Fecha Vcto/Pago': '31/08/2026',
        'Tipo CP/Doc.': '07',
        'Serie del CDP': 'fc01',
        'Nro CP o Doc. Nro Inicial (Rango)': '00000008',
        'BI Gravado DG': '-100.00',
        'IGV / IPM DG': '-18.00',
        'BI Gravado DGNG': '-10.00',
        'IGV / IPM DGNG': '-1.80',
        'BI Gravado DNG': '-20.00',
        'IGV / IPM DNG': '-3.60',
        'Valor Adq. NG': '-5.00',
        ISC: '-2.00',
        ICBPER: '-0.50',
        'Otros Trib/ Cargos': '-1.10',
        'Total CP': '-160.00',
        Moneda: 'USD',
        'Tipo de Cambio': '3.75',
        'Fecha Emisión Doc Modificado': '20/07/2026',
        'Tipo CP Modificado': '01',
        'Serie CP Modificado': 'f001',
        'Nro CP Modificado': '0090',
        Detracción: 'D',
        'Tipo de Nota': '09',
        'Est. Comp.': '1',
      }),
    )
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        book: 'RCE',
        layout: 'proposal',
        line: 2,
        ownerRuc: OWNER,
        ownerName: 'EMPRESA DE PRUEBA S.A.C.',
        period: '202608',
        issuedOn: '2026-08-05',
        dueOn: '2026-08-31',
        type: '07',
        series: 'FC01',
        number: '8',
        finalNumber: null,
        counterpartyDocumentType: '6',
        counterpartyDocument: SUPPLIER,
        counterpartyName: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
        currency: 'USD',
        exchangeRate: '3.750',
        modified: { issuedOn: '2026-07-20', type: '01', series: 'F001', number: '90' },
        noteType: '09',
        state: '1',
        customsYear: '',
        amounts: {
          taxableDg: -10000,
          igvDg: -1800,
          taxableDgng: -1000,
          igvDgng: -180,
          taxableDng: -2000,
          igvDng: -360,
          untaxed: -500,
          isc: -200,
          icbper: -50,
          otherCharges: -110,
          total: -16000,
        },
        hasDetraction: true,
      },
    ])
  })

  it('reads every field of a sale of the proposal', async () => {
    const { rows, errors } = await read(
      proposal('RVIE', {
        'Tipo CP/Doc.': '03',
        'Serie del CDP': 'B001',
        'Nro CP o Doc. Nro Inicial (Rango)': '0500',
        'Nro Final (Rango)': '0510',
        'Tipo Doc Identidad': '',
        'Nro Doc Identidad': '',
        'Apellidos Nombres/ Razón Social': '',
        'Valor Facturado Exportación': '1.00',
        'BI Gravada': '2.00',
        'Dscto BI': '-0.10',
        'IGV / IPM': '0.36',
        'Dscto IGV / IPM': '-0.02',
        'Mto Exonerado': '3.00',
        'Mto Inafecto': '4.00',
        ISC: '0.50',
        'BI Grav IVAP': '10.00',
        IVAP: '0.40',
        ICBPER: '0.60',
        'Otros Tributos': '0.70',
        'Total CP': '22.44',
        'Est. Comp': '1',
        'Tipo Operación': '0101',
      }),
    )
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        book: 'RVIE',
        layout: 'proposal',
        line: 2,
        ownerRuc: OWNER,
        ownerName: 'EMPRESA DE PRUEBA S.A.C.',
        period: '202608',
        issuedOn: '2026-08-05',
        dueOn: null,
        type: '03',
        series: 'B001',
        number: '500',
        finalNumber: '510',
        counterpartyDocumentType: '',
        counterpartyDocument: '',
        counterpartyName: '',
        currency: 'PEN',
        exchangeRate: '1.000',
        modified: null,
        noteType: '',
        state: '1',
        amounts: {
          exportValue: 100,
          taxable: 200,
          taxableDiscount: -10,
          igv: 36,
          igvDiscount: -2,
          exonerated: 300,
          unaffected: 400,
          isc: 50,
          ivapTaxable: 1000,
          ivap: 40,
          icbper: 60,
          otherTaxes: 70,
          total: 2244,
        },
        operationType: '0101',
      },
    ])
  })

  it.each([
    ['37 fields', ''],
    ['37 fields and a closing separator', '|'],
    ['41 fields of which four are empty, and a closing separator', '|||||'],
    ['fields for free use behind those', '|||||uno|dos'],
  ])('takes an RCE replacement of %s', async (_what, ending) => {
    const { rows, errors } = await read(`${replacementLine('RCE')}${ending}\r\n`)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ book: 'RCE', layout: 'replacement', line: 1, state: '', hasDetraction: false }])
  })

  it.each([
    ['33 fields', ''],
    ['33 fields and a closing separator', '|'],
    ['fields for free use behind those', '||||||||uno|dos|'],
  ])('takes an RVIE replacement of %s', async (_what, ending) => {
    const { rows, errors } = await read(`${replacementLine('RVIE')}${ending}\r\n`)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ book: 'RVIE', layout: 'replacement', line: 1, operationType: '' }])
  })

  it('finds the columns by name, whatever their order, accents, case and blanks', async () => {
    const names = registerHeader('RCE').split('|')
    const fields = line('RCE').split('|')
    const order = names.map((_, index) => names.length - 1 - index)
    const header = order.map(
      (index) => ` ${(names[index] ?? '').toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '')}  `,
    )
    const row = order.map((index) => fields[index] ?? '')
    const { rows, errors } = await read(`${header.join('|')}\n${row.join('|')}\n`)
    expect(errors).toEqual([])
    expect(rows).toEqual((await read(proposal('RCE', {}))).rows)
  })

  it('does without columns that it does not read, and ignores others', async () => {
    const file = `${keep(registerHeader('RCE'))}|Nota propia\n${keep(line('RCE'))}|x\n`
    expect((await read(file)).errors).toEqual([])
  })

  it.each([',', ';'] as const)('reads csv with the separator %s and quoted fields', async (separator) => {
    const name = `LA "CASA"${separator} S.A. | LIMA\r\nPERÚ`
    const quoted = `"${name.replaceAll('"', '""')}"`
    const header = registerHeader('RCE').replaceAll('|', separator)
    const rows = [
      line('RCE', { 'Apellidos Nombres/ Razón  Social': quoted }, separator),
      line('RCE', { 'Nro CP o Doc. Nro Inicial (Rango)': '"102"' }, separator),
      line('RCE', { 'Nro CP o Doc. Nro Inicial (Rango)': '103' }, separator),
    ]
    const found = await read([header, ...rows, ''].join('\r\n'))
    expect(found.errors).toEqual([])
    expect(found.rows.map((row) => [row.line, row.number, row.counterpartyName])).toEqual([
      [2, '101', `LA "CASA"${separator} S.A. | LIMA PERÚ`],
      [4, '102', 'PROVEEDOR DE PRUEBA UNO S.A.C.'],
      [5, '103', 'PROVEEDOR DE PRUEBA UNO S.A.C.'],
    ])
  })

  it('reads line feeds alone, blank lines and a last line without an end', async () => {
    const file = `\n${registerHeader('RCE')}\n${line('RCE')}\n\n${line('RCE', { 'Serie del CDP': 'F002' })}`
    const { rows, errors } = await read(file)
    expect(errors).toEqual([])
    expect(rows.map((row) => [row.line, row.series])).toEqual([
      [3, 'F001'],
      [5, 'F002'],
    ])
  })

  it('gives exchange rates three decimals, on every row alike', async () => {
    const rates = ['3.75', '3.75', '3', '0.025'].map((rate) => ({ Moneda: 'USD', 'Tipo de Cambio': rate }))
    const { rows } = await read(proposal('RCE', ...rates, { 'Tipo de Cambio': '' }))
    expect(rows.map((row) => row.exchangeRate)).toEqual(['3.750', '3.750', '3.000', '0.025', null])
  })

  it('trims blanks around values', async () => {
    const { rows } = await read(
      proposal('RCE', { Moneda: ' PEN ', 'Total CP': ' 1180.00\t', 'Serie del CDP': ' F001' }),
    )
    expect(rows).toMatchObject([{ currency: 'PEN', series: 'F001', amounts: { total: 118000 } }])
  })

  it('takes the first of several modified vouchers, and nothing for empty amounts of a proposal', async () => {
    const note = {
      'Tipo CP/Doc.': '07',
      'BI Gravada': '',
      'Dscto BI': '-100.00',
      'IGV / IPM': '',
      'Dscto IGV / IPM': '-18.00',
      'Total CP': '-118.00',
      'Fecha Emisión Doc Modificado': '01/07/2026, 02/07/2026',
      'Tipo CP Modificado': '01,01',
      'Serie CP Modificado': 'F001,F001',
      'Nro CP Modificado': '0010,0011',
    }
    const { rows, errors } = await read(proposal('RVIE', note))
    expect(errors).toEqual([])
    expect(rows).toMatchObject([
      { modified: { issuedOn: '2026-07-01', type: '01', series: 'F001', number: '10' }, amounts: { taxable: 0 } },
    ])
  })

  it('lets amounts in another currency miss their converted total by the rounding of each', async () => {
    const dollars = { Moneda: 'USD', 'Tipo de Cambio': '3.757' }
    expect((await read(proposal('RCE', { ...dollars, 'Total CP': '1180.03' }))).warnings).toEqual([])
    expect((await read(proposal('RCE', { ...dollars, 'Total CP': '1180.06' }))).warnings).toHaveLength(1)
  })

  // Purchase 1,000.00 + 180.00 = 1,180.00; sale 10,000.00 + 1,800.00 = 11,800.00.
  it.each([
    ['RCE', 'within the base', '1180.00'],
    ['RCE', 'beside the base', '1280.00'],
    ['RVIE', 'beside the base', '11900.00'],
    ['RVIE', 'within the base', '11800.00'],
  ] as const)('of %s may hold the ISC %s, and its row keeps its columns', async (book, _where, total) => {
    const { rows, errors, warnings } = await read(proposal(book, { ISC: '100.00', 'Total CP': total }))
    expect([errors, warnings]).toEqual([[], []])
    expect(rows[0]?.amounts).toMatchObject({ isc: 100_00, total: Number(total.replace('.', '')) })
  })

  it('gives batches of the asked size, the bytes read and whose file it is', async () => {
    const file = proposal('RCE', {}, {}, {}, {}, {})
    const bytes = new TextEncoder().encode(file)
    const batches = []
    for await (const batch of readRegister(chunks(bytes, 512), { batchRows: 2 })) batches.push(batch)
    expect(batches.map((batch) => batch.rows.length)).toEqual([2, 2, 1])
    expect(batches.map((batch) => batch.bytesRead).toSorted((a, b) => a - b)).toEqual(batches.map((b) => b.bytesRead))
    expect(batches.at(-1)?.bytesRead).toBe(bytes.length)
    expect(batches[0]?.file).toEqual({
      book: 'RCE',
      layout: 'proposal',
      ownerRuc: OWNER,
      ownerName: 'EMPRESA DE PRUEBA S.A.C.',
      period: '202608',
    })
  })

  it('stops reading when its reader stops', async () => {
    let isClosed = false
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield new TextEncoder().encode(`${registerHeader('RCE')}\n`)
        for (;;) yield new TextEncoder().encode(`${line('RCE')}\n`.repeat(100))
      } finally {
        isClosed = true
      }
    }
    let count = 0
    for await (const batch of readRegister(endless(), { batchRows: 100 })) {
      count += batch.rows.length
      if (count >= 300) break
    }
    expect([count, isClosed]).toEqual([300, true])
  })
})
