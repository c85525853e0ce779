import { describe, expect, test } from 'vitest'
import {
  loginFormSchema,
  newPartnerUserOf,
  newPasswordFormSchema,
  newUserOf,
  type PartnerAccountForm,
  partnerAccountFormSchema,
  recoveryFormSchema,
  type RegistrationForm,
  registrationFormSchema,
} from '../../src/rules.ts'
import { messagesOf } from '../support/messages-of.ts'

// Messages word for word: specification, part 1, section 5.
const account: PartnerAccountForm = {
  document_number: '40000001',
  email: 'rosa@example.com',
  phone_number: '900000001',
  terms: true,
  privacy: true,
}
const registration: RegistrationForm = {
  ...account,
  name: 'Rosa María',
  last_name: 'Quispe Mamani',
  accountant_profile: 'Estudio Contable',
  password: 'Contapro2026',
}

type Cases = readonly (readonly [field: string, value: unknown, message: string])[]

const wrongAddresses = [
  'demo',
  'demo@contapro',
  'demo @contapro.pe',
  'demo@contapro.pe.',
  'a@b@contapro.pe',
  `${'a'.repeat(250)}@contapro.pe`,
]
const missingAddresses = ['', '   ', undefined]

function addressCases(invalid: string): Cases {
  return [
    ...missingAddresses.map((value) => ['email', value, 'Ingrese su correo electrónico'] as const),
    ...wrongAddresses.map((value) => ['email', value, invalid] as const),
  ]
}

const passwordCases: Cases = [
  ['password', '', 'Ingrese su contraseña'],
  ['password', undefined, 'Ingrese su contraseña'],
  ['password', 'Abc12', 'La contraseña debe de tener como mínimo 6 caracteres'],
  ['password', 'abcdef', 'La contraseña debe contener al menos una mayúscula y una minúscula'],
  ['password', 'ABCDEF', 'La contraseña debe contener al menos una mayúscula y una minúscula'],
  ['password', '123456', 'La contraseña debe contener al menos una mayúscula y una minúscula'],
  ['password', `Aa${'1'.repeat(199)}`, 'La contraseña debe de tener como máximo 200 caracteres'],
]

const accountCases: Cases = [
  ['document_number', '', 'Ingrese su documento de identidad'],
  ['document_number', undefined, 'Ingrese su documento de identidad'],
  ['document_number', '4000000', 'Ingrese un DNI válido'],
  ['document_number', '400000012', 'Ingrese un DNI válido'],
  ['document_number', '4000000A', 'Ingrese un DNI válido'],
  ...addressCases('Ingrese un correo electrónico válido'),
  ['phone_number', '', 'Ingrese su número de celular'],
  ['phone_number', undefined, 'Ingrese su número de celular'],
  ['phone_number', '90000000', 'Ingrese un número telefónico válido'],
  ['phone_number', '800000001', 'Ingrese un número telefónico válido'],
  ['phone_number', '90000000A', 'Ingrese un número telefónico válido'],
  ['terms', false, 'Debe aceptar los términos y condiciones'],
  ['privacy', false, 'Debe aceptar la política de privacidad'],
]

const registrationCases: Cases = [
  ...accountCases,
  ...passwordCases,
  ['name', '', 'Ingrese su nombre'],
  ['name', '  ', 'Ingrese su nombre'],
  ['name', undefined, 'Ingrese su nombre'],
  ['name', 'R0sa', 'Ingrese solo letras y espacios'],
  ['name', 'R'.repeat(101), 'Ingrese como máximo 100 caracteres'],
  ['last_name', '', 'Ingrese sus apellidos'],
  ['last_name', ' ', 'Ingrese sus apellidos'],
  ['last_name', 'Q'.repeat(101), 'Ingrese como máximo 100 caracteres'],
  ['accountant_profile', '', 'Seleccione su perfil de contador'],
  ['accountant_profile', undefined, 'Seleccione su perfil de contador'],
  ['accountant_profile', 'Siscont', 'Seleccione su perfil de contador'],
]

const newPassword = { password: 'Contapro2026', confirm_password: 'Contapro2026' }

describe.each([
  [
    'sign-in',
    loginFormSchema,
    { email: 'demo@contapro.pe', password: 'x' },
    [
      ...addressCases('Ingrese un correo válido'),
      ['password', '', 'Ingrese su contraseña'],
      ['password', undefined, 'Ingrese su contraseña'],
    ],
  ],
  ['recovery', recoveryFormSchema, { email: 'demo@contapro.pe' }, addressCases('Ingrese un correo válido')],
  ['registration', registrationFormSchema, registration, registrationCases],
  ['partner account', partnerAccountFormSchema, account, accountCases],
] as const)('%s form', (_, schema, fine, cases) => {
  test('a filled form is fine', () => {
    expect(schema.parse(fine)).toEqual(fine)
  })

  test.each(cases)('%s %j: %s', (field, value, message) => {
    expect(messagesOf(schema.safeParse({ ...fine, [field]: value }))).toEqual({ [field]: [message] })
  })
})

describe('new-password form', () => {
  test.each([
    ['both fine', newPassword, {}],
    [
      'nothing typed',
      { password: '', confirm_password: '' },
      { password: ['Ingrese su contraseña'], confirm_password: ['Vuelva a ingresar su contraseña'] },
    ],
    [
      'not repeated',
      { ...newPassword, confirm_password: '' },
      { confirm_password: ['Vuelva a ingresar su contraseña'] },
    ],
    [
      'repeated otherwise',
      { ...newPassword, confirm_password: 'contapro2026' },
      { confirm_password: ['Su contraseña no coincide'] },
    ],
    [
      'a blank more',
      { ...newPassword, confirm_password: 'Contapro2026 ' },
      { confirm_password: ['Su contraseña no coincide'] },
    ],
    [
      'both wrong',
      { password: 'Abc12', confirm_password: 'otra' },
      {
        password: ['La contraseña debe de tener como mínimo 6 caracteres'],
        confirm_password: ['Su contraseña no coincide'],
      },
    ],
  ])('%s', (_, form, messages) => {
    expect(messagesOf(newPasswordFormSchema.safeParse(form))).toEqual(messages)
  })

  test.each(passwordCases.filter(([, value]) => typeof value === 'string' && value !== ''))(
    'the password has the rules of the registration: %s %j: %s',
    (field, password, message) => {
      const form = { password, confirm_password: password }
      expect(messagesOf(newPasswordFormSchema.safeParse(form))).toEqual({ [field]: [message] })
    },
  )
})

test('texts are trimmed before they are sent, passwords are not', () => {
  expect(loginFormSchema.parse({ email: ' demo@contapro.pe ', password: ' x ' })).toEqual({
    email: 'demo@contapro.pe',
    password: ' x ',
  })
  const padded = { ...registration, name: ' Rosa María ', document_number: ' 40000001 ', password: ' Contapro2026 ' }
  expect(registrationFormSchema.parse(padded)).toEqual({ ...registration, password: ' Contapro2026 ' })
})

test('the registration that a form stands for has the contract’s names, the campaign and the captcha', () => {
  const { terms: _terms, privacy: _privacy, ...fields } = registration
  expect(newUserOf(registration)).toEqual(fields)
  expect(newUserOf(registration, { utm: { utm_source: 'facebook' }, captchaToken: 'proof' })).toEqual({
    ...fields,
    utm_source: 'facebook',
    captcha_token: 'proof',
    captcha_action: 'REGISTER_USER',
  })
})

test('the partner’s account carries what the partner handed over', () => {
  const partner = { email: 'otra@example.com', password: 'clave', razon_social: 'X S.A.C.', ruc: '20990000019' }
  expect(newPartnerUserOf(account, partner)).toEqual({
    document_number: '40000001',
    email: 'rosa@example.com',
    phone_number: '900000001',
    password: 'clave',
    razon_social: 'X S.A.C.',
  })
  expect(newPartnerUserOf(account, { ...partner, razon_social: '' })).not.toHaveProperty('razon_social')
})
