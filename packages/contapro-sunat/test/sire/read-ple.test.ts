import { describe, expect, it } from 'vitest'
import { compareRegisterRows, parsePleFileName, registerRowText } from '../../src/sire/index.ts'
import { pleFields } from '../../src/sire/ple-fields.ts'
import { readVectors } from '../read-vectors.ts'
import { pleLine } from './ple-files.ts'
import { OWNER, proposal, read, SUPPLIER } from './register-files.ts'

const own = { ownerRuc: OWNER }

describe('a PLE register', () => {
  it('has as many fields as the published tables', () => {
    expect(pleFields.RCE).toHaveLength(readVectors('ple_8_1_campos').length)
    expect(pleFields.RVIE).toHaveLength(readVectors('ple_14_1_campos').length)
  })

  it('of purchases is read in every field', async () => {
    const line = pleLine('8.1', {
      4: '05/07/2026',
      5: '31/08/2026',
      6: '07',
      7: 'fc01',
      9: '00000008',
      10: '10',
      14: '-100.00',
      15: '-18.00',
      16: '-10.00',
      17: '-1.80',
      18: '-20.00',
      19: '-3.60',
      20: '-5.00',
      21: '-2.00',
      22: '-0.50',
      23: '-1.10',
      24: '-160.00',
      25: 'USD',
      26: '3.75',
      27: '20/06/2026',
      28: '01',
      29: 'f001',
      31: '0090',
      33: '310000001',
      42: '6',
    })
    const { rows, errors } = await read(line, own)
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        book: 'RCE',
        layout: 'ple',
        line: 1,
        ownerRuc: OWNER,
        ownerName: '',
        period: '202608',
        issuedOn: '2026-07-05',
        dueOn: '2026-08-31',
        type: '07',
        series: 'FC01',
        number: '8',
        finalNumber: '10',
        counterpartyDocumentType: '6',
        counterpartyDocument: SUPPLIER,
        counterpartyName: 'PROVEEDOR DE PRUEBA UNO S.A.C.',
        currency: 'USD',
        exchangeRate: '3.750',
        modified: { issuedOn: '2026-06-20', type: '01', series: 'F001', number: '90' },
        noteType: '',
        state: '1',
        pleState: '6',
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

  it('of sales is read in every field', async () => {
    const line = pleLine('14.1', {
      5: '31/08/2026',
      6: '03',
      7: 'B001',
      8: '0500',
      9: '0510',
      13: '1.00',
      14: '2.00',
      15: '-0.10',
      16: '0.36',
      17: '-0.02',
      18: '3.00',
      19: '4.00',
      20: '0.50',
      21: '10.00',
      22: '0.40',
      23: '0.60',
      24: '0.70',
      25: '22.44',
    })
    const { rows, errors } = await read(line, own)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([
      {
        book: 'RVIE',
        layout: 'ple',
        dueOn: '2026-08-31',
        type: '03',
        number: '500',
        finalNumber: '510',
        state: '1',
        pleState: '1',
        operationType: '',
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
      },
    ])
  })

  it('takes a purchase without receipt as not subject to detraction', async () => {
    expect((await read(pleLine('8.1'), own)).rows).toMatchObject([{ hasDetraction: false }])
  })

  it.each(['0', '1', '6', '7'])('never takes a purchase of state %s as annulled', async (state) => {
    expect((await read(pleLine('8.1', { 42: state }), own)).rows).toMatchObject([{ state: '1', pleState: state }])
  })

  it('takes a sale of state 2 as annulled', async () => {
    const annulled = { 10: '', 11: '', 12: '', 14: '0', 16: '0', 25: '0', 35: '2' }
    const { rows, errors } = await read(pleLine('14.1', annulled), own)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ state: '2', pleState: '2' }])
  })

  it('takes ISC within the total of a purchase or beside it, and nothing else', async () => {
    expect((await read(pleLine('8.1', { 21: '50.00' }), own)).warnings).toEqual([])
    expect((await read(pleLine('8.1', { 21: '50.00', 24: '1230.00' }), own)).warnings).toEqual([])
    expect((await read(pleLine('8.1', { 21: '50.00', 24: '1230.01' }), own)).warnings).toMatchObject([
      { code: 'TOTAL_MISMATCH', field: 'Total' },
    ])
  })

  it('may hold lines that add to an earlier period or correct it, which are of that period', async () => {
    const lines = [pleLine('14.1'), pleLine('14.1', { 1: '20260700', 4: '01/07/2026', 8: '900', 35: '9' })]
    const { rows, errors } = await read(lines.join(''), own)
    expect(errors).toEqual([])
    expect(rows.map((row) => row.period)).toEqual(['202608', '202607'])
  })

  it.each([
    ['of an earlier period in state 1', { 1: '20260700', 4: '01/07/2026' }, 'PERIOD_MIXED'],
    ['of a later period in state 9', { 1: '20260900', 35: '9' }, 'PERIOD_MIXED'],
    ['whose period has a day', { 1: '20260801' }, 'PERIOD_INVALID'],
    ['issued after its period', { 4: '01/09/2026' }, 'DATE_INVALID'],
  ] as const)('refuses a line %s', async (_what, fields, code) => {
    const { errors } = await read(pleLine('14.1') + pleLine('14.1', fields), own)
    expect(errors.map((error) => [error.line, error.code])).toEqual([[2, code]])
  })

  it('refuses vouchers of the non-domiciled, which go to 8.2', async () => {
    const { errors } = await read(pleLine('8.1', { 6: '91' }), own)
    expect(errors).toMatchObject([{ code: 'VOUCHER_TYPE_INVALID', field: 'Tipo de comprobante' }])
    expect(errors[0]?.message).toContain('8.2')
  })

  it('without all of its fields is refused', async () => {
    const short = pleLine('8.1').split('|').slice(0, 40).join('|')
    const { errors } = await read(`${short}\r\n${pleLine('8.1')}`, own)
    expect(errors).toMatchObject([{ code: 'COLUMNS_WRONG', line: 1 }])
  })
})

/** The owner of each row that is read, or the errors. */
async function ownersOf(options: Parameters<typeof read>[1]) {
  const { rows, errors } = await read(pleLine('8.1'), options)
  return errors.length > 0 ? errors.map((error) => [error.code, error.line]) : rows.map((row) => row.ownerRuc)
}

describe('whose a PLE register is', () => {
  const name = `LE${OWNER}20260800080100001111.txt`

  it('is told by its name, or by whoever asks', async () => {
    expect(await ownersOf({ fileName: name })).toEqual([OWNER])
    expect(await ownersOf({ ownerRuc: OWNER })).toEqual([OWNER])
    expect(await ownersOf({ ownerRuc: OWNER, fileName: 'compras.txt' })).toEqual([OWNER])
    expect(await ownersOf({ ownerRuc: OWNER, fileName: name })).toEqual([OWNER])
  })

  it('is refused when nobody tells, or the name tells another than was asked for', async () => {
    expect(await ownersOf({})).toEqual([['RUC_INVALID', 1]])
    expect(await ownersOf({ ownerRuc: SUPPLIER, fileName: name })).toEqual([['FILE_OF_OTHER_COMPANY', 1]])
  })

  it('is of the period of its name, so that a line that corrects may come first', async () => {
    const text = pleLine('8.1', { 1: '20260700', 4: '01/07/2026', 42: '9' }) + pleLine('8.1')
    expect((await read(text, { fileName: name })).errors).toEqual([])
    expect((await read(text, own)).errors).toMatchObject([{ line: 2, code: 'PERIOD_MIXED' }])
  })

  it('is in the name, whatever its letters', () => {
    expect(parsePleFileName(name.toLowerCase())).toEqual({ book: 'RCE', ruc: OWNER, period: '202608' })
    expect(parsePleFileName(`LE${OWNER}20260800140100001111.TXT`)?.book).toBe('RVIE')
    expect(parsePleFileName(`LE${OWNER}20260800080400021112.txt`)).toBeUndefined()
    expect(parsePleFileName(`LE20990000018${name.slice(13)}`)).toBeUndefined()
    expect(parsePleFileName(`LE${OWNER}20261300080100001111.txt`)).toBeUndefined()
  })
})

async function purchase(fields: Parameters<typeof pleLine>[1]) {
  const [row] = (await read(pleLine('8.1', fields), { fileName: `LE${OWNER}20260900080100001111.txt` })).rows
  if (row === undefined) throw new Error('The line was refused.')
  return row
}

const at = (line: number) => ({ madeAt: 0, arrival: 0, entry: 0, line })

describe('which of two rows counts', () => {
  it('is the one of SIRE over the one of the PLE', async () => {
    const [ple] = (await read(pleLine('8.1'), own)).rows
    const [sire] = (await read(proposal('RCE', {}))).rows
    expect(ple && sire && compareRegisterRows({ ...sire, file: null }, { ...ple, file: null })).toBe(1)
  })

  it('is the PLE line that corrects, over what it corrects', async () => {
    const corrected = await purchase({ 42: '9' })
    const first = { ...corrected, pleState: '1' }
    expect(compareRegisterRows({ ...corrected, file: at(1) }, { ...first, file: at(2) })).toBe(1)
    expect(registerRowText(corrected)).not.toBe(registerRowText(first))
  })
})
