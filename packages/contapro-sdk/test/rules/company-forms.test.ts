import { parseRuc } from '@contapro/sunat'
import { describe, expect, test } from 'vitest'
import {
  type CompanyForm,
  companyFormSchema,
  credentialsFormSchema,
  newBusinessOf,
  partnerCompanyFormSchema,
  solCredentialsOf,
  wizardCompanyFormSchema,
} from '../../src/rules.ts'
import { messagesOf } from '../support/messages-of.ts'

const company: CompanyForm = {
  name: 'EMPRESA DE PRUEBA S.A.C.',
  ruc: '20990000019',
  nombreSOL: 'PRUEBA01',
  llaveSOL: 'clave123',
  terms: true,
  privacy: true,
}

// Messages word for word: specification, part 1, section 5.
const sharedCases: [field: keyof CompanyForm, value: unknown, message: string][] = [
  ['name', '', 'Ingrese el nombre de la empresa a registrar'],
  ['name', '  ', 'Ingrese el nombre de la empresa a registrar'],
  ['ruc', '', 'Ingrese el RUC'],
  ['ruc', undefined, 'Ingrese el RUC'],
  ['ruc', '2099000001', 'El RUC debe de tener 11 dígitos.'],
  ['ruc', '209900000199', 'El RUC debe de tener 11 dígitos.'],
  ['nombreSOL', 'PRUEBA1', 'El usuario SOL debe tener 8 caracteres'],
  ['nombreSOL', 'PRUEBA012', 'El usuario SOL debe tener 8 caracteres'],
  ['nombreSOL', 'prueba01', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['nombreSOL', 'PRUEBA-1', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['nombreSOL', 'PRUEBAÑ1', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['llaveSOL', '', 'Ingrese su clave SOL'],
  ['llaveSOL', '1234567890123', 'La clave SOL debe tener como máximo 12 caracteres'],
  ['sunat_api_key', 'k'.repeat(101), 'Ingrese como máximo 100 caracteres'],
  ['sunat_api_secret', 'k'.repeat(101), 'Ingrese como máximo 100 caracteres'],
]
const boxCases: typeof sharedCases = [
  ['terms', false, 'Debe aceptar los términos y condiciones'],
  ['terms', undefined, 'Debe aceptar los términos y condiciones'],
  ['privacy', false, 'Debe aceptar la política de privacidad'],
]
const missingSolUser: typeof sharedCases = [['nombreSOL', '', 'Ingrese el usuario SOL']]
const partnerWords: typeof sharedCases = [['nombreSOL', '', 'Ingrese nombre de usuario']]

describe.each([
  ['company', companyFormSchema, [...sharedCases, ...boxCases, ...missingSolUser]],
  ['wizard', wizardCompanyFormSchema, [...sharedCases, ...boxCases, ...missingSolUser]],
  ['partner company', partnerCompanyFormSchema, [...sharedCases, ...boxCases, ...partnerWords]],
  ['credentials', credentialsFormSchema, [...sharedCases, ...missingSolUser]],
])('%s form', (what, schema, cases) => {
  test.each(cases)('%s %j: %s', (field, value, message) => {
    expect(messagesOf(schema.safeParse({ ...company, [field]: value }))).toEqual({ [field]: [message] })
  })

  test('a filled form is fine, with its texts trimmed', () => {
    const form = { ...company, name: ' EMPRESA DE PRUEBA S.A.C. ', ruc: '20990000019 ', given_names: ' Rosa ' }
    const { terms, privacy, ...fields } = company
    const boxes = what === 'credentials' ? {} : { terms, privacy }
    expect(schema.parse(form)).toEqual({ ...fields, ...boxes, given_names: 'Rosa' })
  })
})

/** Blanks around a RUC are trimmed away before it is looked at. */
// The vectors of the rule itself are those of @contapro/sunat.
const rucs = ['10', '15', '16', '17', '20'].map((prefix) => rucThatBeginsWith(`${prefix}99000001`))
const nearRucs = [
  ...rucs.flatMap((ruc) => '0123456789'.split('').map((digit) => ruc.slice(0, 10) + digit)),
  ...['11', '12', '00', '30'].map((prefix) => `${prefix}990000019`),
  '',
  '2013131295A',
  '20-131312955',
  '２０１３１３１２９５５',
  '2060000000',
  '201313129551',
]
const strictForms = [
  ['company', companyFormSchema],
  ['partner company', partnerCompanyFormSchema],
] as const

function rucThatBeginsWith(tenDigits: string): string {
  return (
    '0123456789'
      .split('')
      .map((digit) => tenDigits + digit)
      .find(parseRuc) ?? ''
  )
}

test('every prefix has a RUC to try', () => expect(rucs.every((ruc) => parseRuc(ruc))).toBe(true))

test.each(strictForms)('the %s form takes a RUC where @contapro/sunat does, and refuses all others', (_, schema) => {
  const taken = nearRucs.filter((ruc) => schema.safeParse({ ...company, ruc }).success)
  expect(taken).toEqual(nearRucs.filter((ruc) => parseRuc(ruc)))
  expect(taken).toHaveLength(rucs.length)
  const refused = nearRucs.filter((ruc) => !taken.includes(ruc)).map((ruc) => schema.safeParse({ ...company, ruc }))
  expect(refused.flatMap((result) => Object.keys(messagesOf(result))).filter((field) => field !== 'ruc')).toEqual([])
})

describe('RUC', () => {
  test.each([
    ['2099000001A', 'El RUC solo debe contener números'],
    ['20990000018', 'El RUC ingresado es inválido'],
    ['11990000019', 'El RUC ingresado es inválido'],
  ])('the company form refuses %s: %s', (ruc, message) => {
    expect(messagesOf(companyFormSchema.safeParse({ ...company, ruc }))).toEqual({ ruc: [message] })
  })

  test.each(['2099000001A', '20990000018'])('the wizard only counts the characters of %s', (ruc) => {
    expect(wizardCompanyFormSchema.safeParse({ ...company, ruc }).success).toBe(true)
  })
})

describe('the registration that a form stands for', () => {
  test('has the contract’s names, and leaves out what is empty', () => {
    expect(newBusinessOf({ ...company, sunat_api_key: 'id', sunat_api_secret: '', given_names: 'Rosa' })).toEqual({
      ruc: '20990000019',
      name: 'EMPRESA DE PRUEBA S.A.C.',
      username: 'PRUEBA01',
      passwordSOL: 'clave123',
      terms: true,
      privacy: true,
      sunat_api_key: 'id',
    })
  })

  test('carries a person’s names for a RUC that begins with 10', () => {
    const person = { paternal_surname: 'Quispe', maternal_surname: 'Mamani', given_names: 'Rosa' }
    expect(newBusinessOf({ ...company, ...person, ruc: '10400000015' })).toMatchObject(person)
  })
})

describe('the credentials that a form stands for', () => {
  test('have the contract’s names, leave out what is empty, and carry a person’s names for a RUC that begins with 10', () => {
    const fields = { ...company, sunat_api_key: 'id', sunat_api_secret: '', given_names: 'Rosa' }
    expect(solCredentialsOf(fields)).toEqual({ username: 'PRUEBA01', password: 'clave123', sunat_api_key: 'id' })
    expect(solCredentialsOf({ ...fields, ruc: '10400000015' })).toMatchObject({ given_names: 'Rosa' })
  })
})
