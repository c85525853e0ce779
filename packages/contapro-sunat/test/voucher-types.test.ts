import { describe, expect, it } from 'vitest'
import {
  findVoucherType,
  givesCredit,
  isAnnulled,
  isCreditNote,
  signedAmount,
  voucherTypeName,
  voucherTypes,
} from '../src/index.ts'
import { readVectors } from './read-vectors.ts'

const published = readVectors('tabla10_tipos_comprobante')

/** How the published table words the credit, and what that is here. */
const CREDIT: Readonly<Record<string, string>> = { 'segun caso': 'depends', ajuste: 'adjusts' }

function creditOf(wording: string): string {
  return CREDIT[wording] ?? (wording.startsWith('si') ? 'yes' : 'no')
}

describe('voucher types', () => {
  it('are those of the published Tabla 10, in its order', () => {
    expect(voucherTypes.map((type) => type.code)).toEqual(published.map((row) => row['codigo']))
    expect(voucherTypes.length).toBeGreaterThan(50)
  })

  it.each(published.map((row) => [row['codigo'] ?? '', row]))('%s says what the published table says', (code, row) => {
    expect(findVoucherType(code)).toMatchObject({
      officialName: row['nombre_oficial'],
      shortName: row['corto'] === '' ? null : row['corto'],
      sign: Number(row['signo']),
      credit: creditOf(row['credito_fiscal_orientativo'] ?? ''),
      allowsRange: row['rvie_admite_nro_final'] === 'si',
      isInRce: row['rce_8_4'] !== 'no (va en 8.5)',
    })
  })

  it.each([
    ['00', 'Otros'],
    ['01', 'Factura'],
    ['02', 'Recibo por honorarios'],
    ['03', 'Boleta de venta'],
    ['04', 'Liquidación de compra'],
    ['07', 'Nota de crédito'],
    ['08', 'Nota de débito'],
    ['09', 'Guía de remisión-remitente'],
    ['12', 'Tique de máquina registradora'],
    ['14', 'Recibo por servicios públicos'],
    ['31', 'Guía de remisión-transportista'],
    ['87', 'Nota de crédito especial'],
    ['88', 'Nota de débito especial'],
    ['91', 'Comprobante de no domiciliado'],
    ['97', 'Nota de crédito - no domiciliado'],
    ['98', 'Nota de débito - no domiciliado'],
    ['99', 'Otros - consolidado de boletas'],
    ['38', 'No especificado'],
    ['', 'No especificado'],
  ])('%s is called "%s" on the screens', (code, name) => {
    expect(voucherTypeName(code)).toBe(name)
  })

  it('cuts a name at 75 characters and adds three points', () => {
    const name = voucherTypeName('13')
    expect(name).toBe('Documentos emitidos por las empresas del sistema financiero y de seguros, y...')
    expect(name).toHaveLength(78)
    for (const { code } of voucherTypes) expect(voucherTypeName(code).length).toBeLessThanOrEqual(78)
  })

  it('are credit notes in 07, 87 and 97 only', () => {
    expect(voucherTypes.filter(({ code }) => isCreditNote(code)).map(({ code }) => code)).toEqual(
      voucherTypes.filter(({ sign }) => sign === -1).map(({ code }) => code),
    )
    expect(isCreditNote('zz')).toBe(false)
  })

  it('give no credit in boletas, recibos por honorarios, guías, retentions and perceptions', () => {
    const without = voucherTypes.filter(({ code }) => !givesCredit(code)).map(({ code }) => code)
    expect(without).toEqual(['02', '03', '09', '20', '31', '40', '41'])
    expect(givesCredit('38')).toBe(false)
  })
})

describe('isAnnulled', () => {
  it.each([
    ['', false],
    ['1', false],
    ['2', true],
    ['3', true],
    ['4', true],
    ['5', false],
    ['6', true],
  ])('is, for the state %j, %s', (state, expected) => {
    expect(isAnnulled(state)).toBe(expected)
  })
})

// Tabla 10: sign of the type. An XML states the amounts of a credit note without sign; some issuers write it.
describe('signedAmount', () => {
  it.each([
    ['01', 118_00, 118_00],
    ['03', 118_00, 118_00],
    ['08', 118_00, 118_00],
    ['88', 118_00, 118_00],
    ['07', 118_00, -118_00],
    ['87', 118_00, -118_00],
    ['97', 118_00, -118_00],
    ['07', -118_00, -118_00],
    ['07', 0, 0],
    ['01', -1, -1],
  ])('%s with %d is %d', (type, stated, signed) => {
    expect(signedAmount(type, stated)).toBe(signed)
  })
})
