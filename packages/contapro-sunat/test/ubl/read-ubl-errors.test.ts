import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUbl } from '../../src/ubl/index.ts'
import { fixtureBytes, readChanged } from './read-fixture.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const SUNAT = 'urn:sunat:names:specification:ubl:peru:schema:xsd:'

describe('an XML that is no voucher', () => {
  it.each([
    ['a CDR', `<ar:ApplicationResponse xmlns:ar="${UBL}ApplicationResponse-2"/>`, 'una constancia de recepción (CDR)'],
    ['a daily summary', `<SummaryDocuments xmlns="${SUNAT}SummaryDocuments-1"/>`, 'un resumen diario'],
    ['a withdrawal', `<VoidedDocuments xmlns="${SUNAT}VoidedDocuments-1"/>`, 'una comunicación de baja'],
    ['a despatch advice', `<DespatchAdvice xmlns="${UBL}DespatchAdvice-2"/>`, 'una guía de remisión'],
    ['a settlement of purchase', `<SelfBilledInvoice xmlns="${UBL}SelfBilledInvoice-2"/>`, 'una liquidación de compra'],
    ['anything else', '<html><body/></html>', 'no es un comprobante electrónico'],
    ['an Invoice of another namespace', '<Invoice xmlns="urn:otra"/>', 'no es un comprobante electrónico'],
  ])('as %s is refused by name', (_what, xml, words) => {
    const result = readUbl(bytes(xml))
    expect(result).toMatchObject({ ok: false, errors: [{ line: null, field: null, code: 'XML_NOT_A_VOUCHER' }] })
    expect(result.ok ? '' : result.errors[0]?.message).toContain(words)
  })

  it('as an Invoice of a type that only registers bring is refused by name', () => {
    const result = readChanged('boleta-tasa-reducida', ['>03</cbc:InvoiceTypeCode>', '>14</cbc:InvoiceTypeCode>'])
    expect(result).toMatchObject({ ok: false, errors: [{ field: 'cbc:InvoiceTypeCode', code: 'XML_NOT_A_VOUCHER' }] })
    expect(result.ok ? '' : result.errors[0]?.message).toContain('Recibo por servicios públicos')
  })
})

describe('an XML that may do harm', () => {
  const laughs = '<!DOCTYPE r [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;">]><r>&b;</r>'

  it.each([
    ['a document type', '<!DOCTYPE Invoice><Invoice/>'],
    ['an external document type', '<!DOCTYPE Invoice SYSTEM "http://example.org/x.dtd"><Invoice/>'],
    ['an external entity', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'],
    ['entities of entities', laughs],
    ['a document type behind a comment', `<?xml version="1.0"?><!-- hola -->${laughs}`],
  ])('by %s is refused before anything is expanded', (_what, xml) => {
    expect(readUbl(bytes(xml))).toMatchObject({ ok: false, errors: [{ code: 'XML_DTD_REFUSED' }] })
  })

  it('by an entity that XML does not have is malformed', () => {
    expect(readUbl(bytes('<Invoice>&nbsp;</Invoice>'))).toMatchObject({
      ok: false,
      errors: [{ code: 'XML_MALFORMED' }],
    })
  })

  it.each([
    ['depth', '<a>'.repeat(100) + '</a>'.repeat(100)],
    ['a multitude of elements', `<a>${'<b/>'.repeat(300_001)}</a>`],
    ['size', `<a>${' '.repeat(10 * 1024 * 1024)}</a>`],
  ])('by its %s is refused', (_what, xml) => {
    expect(readUbl(bytes(xml))).toMatchObject({ ok: false, errors: [{ code: 'FILE_TOO_LARGE' }] })
  })
})

describe('a broken XML', () => {
  it('that is empty is refused as empty', () => {
    expect(readUbl(bytes(''))).toMatchObject({ ok: false, errors: [{ code: 'FILE_EMPTY' }] })
  })

  it.each(['   ', 'no es xml', '<Invoice>', '<a></b>', '<a/><b/>', '<?xml version="1.0"?>', '<x:a/>', '<a b=1/>'])(
    'like %j is malformed',
    (xml) => {
      expect(readUbl(bytes(xml))).toMatchObject({ ok: false, errors: [{ code: 'XML_MALFORMED' }] })
    },
  )

  it('that is cut anywhere is never taken for a voucher', () => {
    const whole = fixtureBytes('nota-debito')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 12 }), (length) => {
        expect(readUbl(whole.subarray(0, length)).ok).toBe(false)
      }),
    )
  })

  it('never throws, whatever is done to a good one', () => {
    const good = fixtureBytes('factura-2.1')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: good.length - 1 }),
        fc.uint8Array({ maxLength: 6 }),
        fc.integer({ min: 0, max: 60 }),
        (at, inserted, removed) => {
          const result = readUbl(Uint8Array.of(...good.subarray(0, at), ...inserted, ...good.subarray(at + removed)))
          const messages = result.ok ? [] : result.errors.map((error) => error.message)
          expect(messages.filter((message) => !message.endsWith('.'))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it.each([
    ['no number', ['<cbc:ID>FD01-3</cbc:ID>', ''], 'FIELD_MISSING', 'cbc:ID'],
    ['a number without series', ['>FD01-3<', '>3<'], 'NUMBER_INVALID', 'cbc:ID'],
    ['a day that does not exist', ['>2026-08-18<', '>2026-02-30<'], 'DATE_INVALID', 'cbc:IssueDate'],
    ['no date', ['<cbc:IssueDate>2026-08-18</cbc:IssueDate>', ''], 'FIELD_MISSING', 'cbc:IssueDate'],
    ['an unknown currency', ['>PEN</cbc:Doc', '>SOL</cbc:Doc'], 'CURRENCY_INVALID', 'cbc:DocumentCurrencyCode'],
    ['no currency', ['>PEN</cbc:Doc', '></cbc:Doc'], 'FIELD_MISSING', 'cbc:DocumentCurrencyCode'],
    [
      'no supplier',
      [/<cac:AccountingSupplierParty>.*<\/cac:AccountingSupplierParty>/, ''],
      'FIELD_MISSING',
      'cac:AccountingSupplierParty',
    ],
    [
      'no total',
      ['<cbc:PayableAmount currencyID="PEN">118.00</cbc:PayableAmount>', ''],
      'FIELD_MISSING',
      'cac:RequestedMonetaryTotal/cbc:PayableAmount',
    ],
    [
      'a total in words',
      ['>118.00</cbc:PayableAmount>', '>ciento</cbc:PayableAmount>'],
      'AMOUNT_INVALID',
      'cac:RequestedMonetaryTotal/cbc:PayableAmount',
    ],
    [
      'a quantity in words',
      ['>2</cbc:DebitedQuantity>', '>dos</cbc:DebitedQuantity>'],
      'AMOUNT_INVALID',
      'cbc:DebitedQuantity',
    ],
  ] as const)('with %s says which field and why', (_what, change, code, field) => {
    const result = readChanged('nota-debito', change)
    expect(result).toMatchObject({ ok: false, errors: [{ line: null, field, code }] })
    expect(result.ok ? '' : result.errors[0]?.message).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('lists everything that is wrong', () => {
    const result = readChanged('nota-debito', ['>2026-08-18<', '>ayer<'], ['>FD01-3<', '>x<'])
    expect(result.ok ? [] : result.errors.map((error) => error.code)).toEqual(['NUMBER_INVALID', 'DATE_INVALID'])
  })

  it('without type is refused', () => {
    const change = ['<cbc:InvoiceTypeCode listID="0101">03</cbc:InvoiceTypeCode>', ''] as const
    expect(readChanged('boleta-tasa-reducida', change)).toMatchObject({
      ok: false,
      errors: [{ code: 'FIELD_MISSING', field: 'cbc:InvoiceTypeCode' }],
    })
  })
})
