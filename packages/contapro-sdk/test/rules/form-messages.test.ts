import { describe, expect, test } from 'vitest'
import {
  type CompanyForm,
  companyFormSchema,
  loginFormSchema,
  newBusinessOf,
  wizardCompanyFormSchema,
} from '../../src/rules.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Field → its messages; a field without one is fine. */
function messagesOf(result: {
  readonly error?: { readonly issues: readonly Issue[] } | undefined
}): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const { path, message } of result.error?.issues ?? []) (messages[path.join('.')] ??= []).push(message)
  return messages
}

const company: CompanyForm = {
  name: 'EMPRESA DE PRUEBA S.A.C.',
  ruc: '20990000019',
  nombreSOL: 'PRUEBA01',
  llaveSOL: 'clave123',
  terms: true,
  privacy: true,
}

// Messages word for word: specification, part 1, section 5.
describe('sign-in', () => {
  test.each([
    ['email', '', 'Ingrese su correo electrónico'],
    ['email', '   ', 'Ingrese su correo electrónico'],
    ['email', undefined, 'Ingrese su correo electrónico'],
    ['email', 'demo', 'Ingrese un correo válido'],
    ['email', 'demo@contapro', 'Ingrese un correo válido'],
    ['email', 'demo @contapro.pe', 'Ingrese un correo válido'],
    ['email', `${'a'.repeat(250)}@contapro.pe`, 'Ingrese un correo válido'],
    ['password', '', 'Ingrese su contraseña'],
    ['password', undefined, 'Ingrese su contraseña'],
  ])('%s %j: %s', (field, value, message) => {
    const form = { email: 'demo@contapro.pe', password: 'Contapro2026', [field]: value }
    expect(messagesOf(loginFormSchema.safeParse(form))).toEqual({ [field]: [message] })
  })

  test('the address is trimmed, the password is taken as it is', () => {
    expect(loginFormSchema.parse({ email: ' demo@contapro.pe ', password: ' x ' })).toEqual({
      email: 'demo@contapro.pe',
      password: ' x ',
    })
  })
})

const sharedCases: [field: keyof CompanyForm, value: unknown, message: string][] = [
  ['name', '', 'Ingrese el nombre de la empresa a registrar'],
  ['name', '  ', 'Ingrese el nombre de la empresa a registrar'],
  ['ruc', '', 'Ingrese el RUC'],
  ['ruc', undefined, 'Ingrese el RUC'],
  ['ruc', '2099000001', 'El RUC debe de tener 11 dígitos.'],
  ['ruc', '209900000199', 'El RUC debe de tener 11 dígitos.'],
  ['nombreSOL', '', 'Ingrese el usuario SOL'],
  ['nombreSOL', 'PRUEBA1', 'El usuario SOL debe tener 8 caracteres'],
  ['nombreSOL', 'PRUEBA012', 'El usuario SOL debe tener 8 caracteres'],
  ['nombreSOL', 'prueba01', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['nombreSOL', 'PRUEBA-1', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['nombreSOL', 'PRUEBAÑ1', 'El usuario SOL solo debe contener letras mayúsculas y números'],
  ['llaveSOL', '', 'Ingrese su clave SOL'],
  ['llaveSOL', '1234567890123', 'La clave SOL debe tener como máximo 12 caracteres'],
  ['sunat_api_key', 'k'.repeat(101), 'Ingrese como máximo 100 caracteres'],
  ['sunat_api_secret', 'k'.repeat(101), 'Ingrese como máximo 100 caracteres'],
  ['terms', false, 'Debe aceptar los términos y condiciones'],
  ['privacy', false, 'Debe aceptar la política de privacidad'],
]

describe.each([
  ['company', companyFormSchema],
  ['wizard', wizardCompanyFormSchema],
])('%s form', (_, schema) => {
  test.each(sharedCases)('%s %j: %s', (field, value, message) => {
    expect(messagesOf(schema.safeParse({ ...company, [field]: value }))).toEqual({ [field]: [message] })
  })

  test('a filled form is fine, with its texts trimmed', () => {
    const form = { ...company, name: ' EMPRESA DE PRUEBA S.A.C. ', ruc: '20990000019 ', given_names: ' Rosa ' }
    expect(schema.parse(form)).toEqual({ ...company, given_names: 'Rosa' })
  })
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
