import { createPartnerUser, signInPartner, validatePartnerToken } from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const newUser = {
  name: 'Julia Inés',
  last_name: 'Huamán Ccopa',
  razon_social: 'EMPRESA DE PRUEBA S.A.C.',
  document_number: '42345678',
  email: 'julia@siscont.example.com',
  phone_number: '912345678',
  password: 'clave-de-siscont',
} as const

contractTest('createPartnerUser', {
  call: (client) => createPartnerUser(client, newUser),
  sends: () => ({ path: '/app/internal/users-siscont', body: newUser }),
  gives: () => ({ access_token: expect.stringMatching(/^ey/), ab_test_group: expect.stringMatching(/^[AB]$/) }),
})

contractTest('signInPartner', {
  call: (client, { partner: { email, password } }) => signInPartner(client, { email, password }),
  sends: ({ partner: { email, password } }) => ({
    path: '/app/internal/siscont/sign-in',
    body: { email, password },
  }),
  gives: () => ({ access_token: expect.stringMatching(/^ey/), status: 'SUCCESS' }),
})

contractTest('validatePartnerToken', {
  call: (client, { partner }) => validatePartnerToken(client, partner.token),
  sends: ({ partner }) => ({ path: '/app/internal/siscont/validate-token', token: partner.token }),
  gives: () => undefined,
})
