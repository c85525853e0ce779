import {
  fieldLimits,
  isDni,
  isMobileNumber,
  isPersonName,
  parseRuc,
  passwordProblem,
  solUserProblem,
} from '@contapro/sunat'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  accountFormLimits,
  companyFormLimits,
  companyFormSchema,
  credentialsFormSchema,
  newBusinessOf,
  newPartnerUserOf,
  newUserOf,
  partnerAccountFormSchema,
  registrationFormSchema,
  solCredentialsOf,
} from '../../src/rules.ts'
import { aRuc } from '../../src/testing/index.ts'
import { bundleContract } from '../../../../tools/contract/contract.ts'

// Predicates and limits live in @contapro/sunat, messages in @contapro/sdk, limits in the contract (decisions 18): this holds
// the three together. Each text is put to all three, at its limits and beyond.

let validate: (schema: string, body: unknown) => boolean

beforeAll(async () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(await bundleContract(), 'contract')
  const known = new Map<string, ValidateFunction>()
  validate = (pointer, body) => {
    const check = known.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` })
    known.set(pointer, check)
    return check(body)
  }
})

const bodyOf = (path: string, method: string): string =>
  `/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}/requestBody/content/application~1json/schema`
const bodies = {
  company: bodyOf('/app/internal/me/businesses', 'post'),
  credentials: bodyOf('/app/internal/businesses/{uuid}/credentials', 'patch'),
  registration: bodyOf('/app/internal/users', 'post'),
  partner: bodyOf('/app/internal/users-siscont', 'post'),
}

const company = {
  name: 'X S.A.C.',
  ruc: '20990000019',
  nombreSOL: 'PRUEBA01',
  llaveSOL: 'x',
  terms: true,
  privacy: true,
}
const account = {
  document_number: '40000001',
  email: 'rosa@example.com',
  phone_number: '900000001',
  terms: true,
  privacy: true,
}
const registration = {
  ...account,
  name: 'Rosa',
  last_name: 'Quispe',
  accountant_profile: 'Estudio Contable',
  password: 'Contapro2026',
}
const partner = { email: '', password: 'clave', razon_social: 'X', ruc: '20990000019' }
const x = (length: number): string => 'x'.repeat(length)

interface Field {
  readonly texts: readonly string[]
  /** The predicate of @contapro/sunat, where there is one. */
  readonly isFine?: (text: string) => boolean
  /** Fine to the contract, which cannot count a check digit: the server's 422. */
  readonly beyondContract?: readonly string[]
}

const personName: Field = { texts: [x(100), x(101)] }
const apiKey: Field = { texts: [x(100), x(101)] }
const solUser: Field = {
  texts: ['PRUEBA01', '12345678', 'prueba01', 'PRUEBA1', 'PRUEBA012', 'PRUEBA 1', 'PRUEBAÑ1', ''],
  isFine: (text) => solUserProblem(text) === undefined,
}
const solPassword: Field = { texts: ['', 'x', x(12), x(13)] }
const dni: Field = { texts: ['40000001', '4000000', '400000012', '4000000A', ''], isFine: isDni }
const mobileNumber: Field = { texts: ['900000001', '90000000', '9000000012', '800000001', ''], isFine: isMobileNumber }
const email: Field = {
  texts: ['rosa@example.com', 'rosa', 'rosa @example.com', `${x(242)}@example.com`, `${x(243)}@example.com`, ''],
}
const password: Field = {
  texts: ['Abcdef', 'Abcde', 'abcdef', 'ABCDEF', 'ñandÚ1', '😀😀😀Ab', `Aa${x(198)}`, `Aa${x(199)}`, ''],
  isFine: (text) => passwordProblem(text) === undefined,
}

const companyFields: Readonly<Record<string, Field>> = {
  ruc: {
    texts: ['20990000019', '20990000018', '11990000019', '2099000001', '209900000199', '2099000001A', ''],
    isFine: (text) => parseRuc(text) !== undefined,
    beyondContract: ['20990000018', '11990000019'],
  },
  nombreSOL: solUser,
  llaveSOL: solPassword,
  sunat_api_key: apiKey,
  sunat_api_secret: apiKey,
}
const registrationFields: Readonly<Record<string, Field>> = {
  name: { texts: ['Rosa', 'María José', 'R0sa', x(100), ''], isFine: isPersonName },
  last_name: { texts: ['Quispe', "D'Angelo", x(100), x(101), ''] },
  document_number: dni,
  email,
  phone_number: mobileNumber,
  accountant_profile: { texts: ['Contador Freelance', 'Estudio Contable', 'Siscont', ''] },
  password,
}
const people: Readonly<Record<string, Field>> = {
  paternal_surname: personName,
  maternal_surname: personName,
  given_names: personName,
}

interface FormCase {
  readonly what: string
  readonly fields: Readonly<Record<string, Field>>
  /** A form with these fields and right ones in the others: whether its schema takes it, and the body that it stands for. */
  readonly put: (field: Readonly<Record<string, string>>) => { readonly isTaken: boolean; readonly body: unknown }
  readonly pointer: string
}

const forms: readonly FormCase[] = [
  {
    what: 'company',
    fields: companyFields,
    put: (field) => {
      const form = { ...company, ...field }
      return { isTaken: companyFormSchema.safeParse(form).success, body: newBusinessOf(form) }
    },
    pointer: bodies.company,
  },
  {
    what: 'natural person’s company',
    fields: people,
    put: (field) => {
      const form = { ...company, ruc: aRuc(1, '10'), ...field }
      return { isTaken: companyFormSchema.safeParse(form).success, body: newBusinessOf(form) }
    },
    pointer: bodies.company,
  },
  {
    what: 'credentials',
    fields: { nombreSOL: solUser, llaveSOL: solPassword, sunat_api_key: apiKey },
    put: (field) => {
      const form = { ...company, ...field }
      return { isTaken: credentialsFormSchema.safeParse(form).success, body: solCredentialsOf(form) }
    },
    pointer: bodies.credentials,
  },
  {
    what: 'registration',
    fields: registrationFields,
    put: (field) => {
      const form = { ...registration, ...field }
      const body = { ...newUserOf(form), accountant_profile: form.accountant_profile }
      return { isTaken: registrationFormSchema.safeParse(form).success, body }
    },
    pointer: bodies.registration,
  },
  {
    what: 'partner account',
    fields: { document_number: dni, email, phone_number: mobileNumber },
    put: (field) => {
      const form = { ...account, ...field }
      return { isTaken: partnerAccountFormSchema.safeParse(form).success, body: newPartnerUserOf(form, partner) }
    },
    pointer: bodies.partner,
  },
]

describe.each(forms)('$what', ({ fields, put, pointer }) => {
  const cases = Object.entries(fields).flatMap(([name, field]) =>
    field.texts.map((text) => [name, text, field] as const),
  )

  test.each(cases)('%s %j is the same to predicate, form and contract', (name, text, { isFine, beyondContract }) => {
    const { isTaken, body } = put({ [name]: text })
    expect(isFine?.(text) ?? isTaken).toBe(isTaken)
    expect(validate(pointer, body)).toBe(isTaken || beyondContract?.includes(text) === true)
  })
})

test('the longest texts of the inputs are the limits of @contapro/sunat', () => {
  expect(companyFormLimits).toEqual({ ruc: 11, nombreSOL: 8, llaveSOL: 12, apiKey: 100, personName: 100 })
  expect(accountFormLimits).toEqual({
    name: 100,
    last_name: 100,
    document_number: 8,
    email: 254,
    phone_number: 9,
    password: 200,
  })
  expect([fieldLimits.passwordMin, fieldLimits.solPassword]).toEqual([6, 12])
})
