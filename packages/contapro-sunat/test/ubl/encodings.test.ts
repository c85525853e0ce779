import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readUbl, type ReadUblResult } from '../../src/ubl/index.ts'
import { money, writtenXml } from './written-voucher.ts'

const NAME = 'COMPAÑÍA DE PRUEBA PEÑÓN S.A.C.'
const [ITEM, LEGEND, ADDRESS] = ['SEÑALÉTICA', 'Operación de prueba Ñ', 'JR. UNIÓN 12, BREÑA']

const partyFacts = `<cac:PartyLegalEntity><cbc:RegistrationName>${NAME}</cbc:RegistrationName><cac:RegistrationAddress><cac:AddressLine><cbc:Line>${ADDRESS}</cbc:Line></cac:AddressLine></cac:RegistrationAddress></cac:PartyLegalEntity>`
const line = `<cac:InvoiceLine><cbc:ID>1</cbc:ID>${money('LineExtensionAmount', '100.00')}<cac:Item><cbc:Description>${ITEM}</cbc:Description></cac:Item></cac:InvoiceLine>`
const body = writtenXml({
  taxes: [{ scheme: '1000', base: '100.00', tax: '18.00' }],
  payable: '118.00',
  more: `<cbc:Note languageLocaleID="2006">${LEGEND}</cbc:Note>`,
})
  .replace('</cac:Party>', `${partyFacts}</cac:Party>`)
  .replace('</Invoice>', `${line}</Invoice>`)

/** The voucher with names in Spanish, declared as one encoding and written in another. */
function writtenAs(declared: string | null, actual: Encoding, text = body): Uint8Array {
  const declaration = declared === null ? '' : `<?xml version="1.0" encoding="${declared}"?>`
  return encoders[actual](`${declaration}${text}`)
}

/** Ñ, É, Í, Ó and Ú are the same bytes in ISO-8859-1 and windows-1252. */
const encoders = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with its mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'ISO-8859-1': (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0)),
  'UTF-16 with its mark': (text: string) =>
    new Uint8Array(Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0)).buffer),
} as const
type Encoding = keyof typeof encoders

const textsOf = (result: ReadUblResult) => {
  if (!result.ok || result.document.kind !== 'voucher') throw new Error(JSON.stringify(result))
  const { supplier, lines, legends } = result.document
  return [supplier.name, supplier.address, lines[0]?.description, legends[0]?.text]
}

describe('the encoding of an XML', () => {
  it.each([
    ['ISO-8859-1', 'UTF-8'],
    ['ISO-8859-1', 'UTF-8 with its mark'],
    ['ISO-8859-1', 'ISO-8859-1'],
    ['iso-8859-15', 'UTF-8'],
    ['windows-1252', 'UTF-8'],
    ['windows-1252', 'UTF-8 with its mark'],
    ['windows-1252', 'ISO-8859-1'],
    ['US-ASCII', 'UTF-8'],
    ['US-ASCII', 'UTF-8 with its mark'],
    ['US-ASCII', 'ISO-8859-1'],
    ['ANSI', 'UTF-8'],
    ['UTF-16', 'UTF-8'],
    ['UTF-16', 'UTF-16 with its mark'],
    ['UTF-8', 'UTF-8'],
    ['UTF-8', 'UTF-8 with its mark'],
    [null, 'UTF-8'],
  ] as const)('is found by the bytes: names are right when it declares %s and is %s', (declared, actual) => {
    expect(textsOf(readUbl(writtenAs(declared, actual)))).toEqual([NAME, ADDRESS, ITEM, LEGEND])
  })

  it.each([
    ['UTF-8', 'no son de la codificación que declara (utf-8)'],
    [null, 'no son de la codificación que declara (utf-8)'],
    ['UTF-16', 'no son de la codificación que declara (utf-8)'],
    ['klingon', 'una codificación desconocida: klingon'],
  ])('is refused with what to do when it declares %s and the bytes are ISO-8859-1', (declared, words) => {
    const result = readUbl(writtenAs(declared, 'ISO-8859-1'))
    expect(result).toMatchObject({ ok: false, errors: [{ code: 'FILE_ENCODING' }] })
    const message = result.ok ? '' : result.errors[0]?.message
    expect(message).toContain(words)
    expect(message).toMatch(/ Pide el XML al emisor o descárgalo de SUNAT\.$/)
  })

  it.each(['\u0085', '\u008d', '\u009f', '\u007f', '&#x8d;'])(
    'brings no control character into a name: %j counts as a blank',
    (control) => {
      const text = body.replace(NAME, `LA${control}PUNTA`)
      expect(textsOf(readUbl(writtenAs('UTF-8', 'UTF-8', text)))[0]).toBe('LA PUNTA')
    },
  )

  it('has bytes that windows-1252 does not define, and no name holds them', () => {
    const text = body.replace(NAME, 'LA\u008dPEÑA')
    expect(textsOf(readUbl(writtenAs('ISO-8859-1', 'ISO-8859-1', text)))[0]).toBe('LA PEÑA')
  })
})

it('reads UTF-8 that declares ISO-8859-1, and refuses ISO-8859-1 that declares UTF-8 (public case 13)', () => {
  const folder = new URL('../../../../tests/golden/public-cases/13-xml-codificacion-que-no-es/', import.meta.url)
  const read = (name: string) => readUbl(readFileSync(new URL(name, folder)))
  expect(textsOf(read('1-20990010413-01-F130-51.xml'))).toEqual([NAME, null, ITEM, undefined])
  expect(read('2-20990010413-01-F130-52.xml')).toMatchObject({ ok: false, errors: [{ code: 'FILE_ENCODING' }] })
})
