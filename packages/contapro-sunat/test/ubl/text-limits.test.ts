import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readUbl } from '../../src/ubl/index.ts'
import { latin1 } from '../table-bytes.ts'
import { fixtureBytes, readChanged, readFixture } from './read-fixture.ts'

const TEXT = 1_500
const fixtures = readdirSync(new URL('../fixtures/ubl/', import.meta.url)).map((file) => file.replace('.xml', ''))

const errorsOf = (result: ReturnType<typeof readUbl>) => (result.ok ? [] : result.errors)

/** Every text of a document, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe('a text of a voucher', () => {
  it.each(fixtures)(
    'in %s, wherever it stands, is read when it is not longer than SUNAT lets it be, and else refused',
    (name) => {
      const xml = new TextDecoder('latin1').decode(fixtureBytes(name))
      const places = [...xml.matchAll(/>([^<>]*[^<>\s][^<>]*)<|="([^"]*)"/g)]
      expect(places.length).toBeGreaterThan(20)
      const longest = places.map(({ index, 0: whole }) => {
        const long = whole.startsWith('>') ? `>${'x'.repeat(20_000)}<` : `="${'x'.repeat(20_000)}"`
        const result = readUbl(latin1(xml.slice(0, index) + long + xml.slice(index + whole.length)))
        return result.ok ? Math.max(...textsOf(result.document).map(({ length }) => length)) : 0
      })
      expect(Math.max(...longest)).toBeLessThanOrEqual(TEXT)
    },
  )

  // Longest by field: R.S. 112-2021, Anexo 3, fields 8 to 13 and 33.
  it.each([
    ['the name of the issuer', 1_500, 'PROVEEDOR DE PRUEBA UNO S.A.C.', 'cac:AccountingSupplierParty'],
    ['the name of the customer', 1_500, 'EMPRESA DE PRUEBA S.A.C.', 'cac:AccountingCustomerParty'],
  ])('%s has at most %i characters', (_, most, name, field) => {
    const of = (length: number) => readChanged('factura-todos-los-tributos', [name, 'x'.repeat(length)])
    expect(errorsOf(of(most))).toEqual([])
    expect(errorsOf(of(most + 1))).toMatchObject([{ line: null, field, code: 'FIELD_TOO_LONG' }])
  })

  it.each([
    ['a path as issuer', '20990000027', '../../../../etc/passwd', 'RUC_INVALID'],
    ['an issuer without RUC', '20990000027', '40112233', 'RUC_INVALID'],
    ['a path as customer', '20990000019', '../../../../etc/passwd', 'DOCUMENT_INVALID'],
    ['a customer whose DNI has seven digits', 'schemeID="6">20990000019', 'schemeID="1">4011223', 'DOCUMENT_INVALID'],
  ])('%s is refused', (_, from, to, code) => {
    const errors = errorsOf(readChanged('factura-todos-los-tributos', [from, to]))
    expect(errors.map((error) => error.code)).toContain(code)
  })

  it('nobody as customer is taken, as boletas have it', () => {
    const nobody = readFixture('factura-todos-los-tributos', ['schemeID="6">20990000019', 'schemeID="0">-'])
    expect(nobody.customer.document).toBe('-')
  })
})

const invoice = (inside: string): Uint8Array => {
  const xml = new TextDecoder('latin1').decode(fixtureBytes('factura-todos-los-tributos'))
  return latin1(xml.replace('</Invoice>', `${inside}</Invoice>`))
}
const line = '<cac:InvoiceLine/>'
const percent = (rate: number): string =>
  `<cac:InvoiceLine><cac:TaxTotal><cac:TaxSubtotal><cbc:TaxAmount currencyID="PEN">1</cbc:TaxAmount><cac:TaxCategory><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>1000</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal></cac:InvoiceLine>`

describe('what a voucher repeats', () => {
  it.each([
    ['10,000 lines are read', line.repeat(10_000), []],
    ['10,001 lines are refused', line.repeat(10_001), ['FILE_TOO_LARGE']],
    ['20 rates are read', Array.from({ length: 20 }, (_, i) => percent(i + 1)).join(''), []],
    ['21 rates are refused', Array.from({ length: 21 }, (_, i) => percent(i + 1)).join(''), ['FILE_TOO_LARGE']],
    ['1,000 discounts are read', '<cac:AllowanceCharge/>'.repeat(1_000), []],
    ['1,001 discounts are refused', '<cac:AllowanceCharge/>'.repeat(1_001), ['FILE_TOO_LARGE']],
    ['1,000 advances are read', '<cac:PrepaidPayment/>'.repeat(1_000), []],
    ['1,001 advances are refused', '<cac:PrepaidPayment/>'.repeat(1_001), ['FILE_TOO_LARGE']],
  ])('is bounded: %s', (_, inside, codes) => {
    expect(errorsOf(readUbl(invoice(inside))).map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    ['of one tag', `<a ${Array.from({ length: 300_001 }, (_, i) => `a${i}=""`).join(' ')}/>`],
    ['of many tags', `<a>${'<b a="" b="" c=""/>'.repeat(100_001)}</a>`],
  ])('attributes %s count too', (_, xml) => {
    expect(errorsOf(readUbl(latin1(xml)))).toMatchObject([{ code: 'FILE_TOO_LARGE' }])
  })

  it('the vouchers that a retention names are 5,000 at most', () => {
    const xml = new TextDecoder('latin1').decode(fixtureBytes('retencion-con-nota'))
    const own = /<sac:SUNATRetentionDocumentReference>.*?<\/sac:SUNATRetentionDocumentReference>/s.exec(xml)?.[0] ?? ''
    const named = (more: number) => errorsOf(readUbl(latin1(xml.replace(own, own.repeat(more)))))
    expect(named(2_000)).toEqual([])
    expect(named(5_001).map(({ code }) => code)).toContain('FILE_TOO_LARGE')
  })
})
