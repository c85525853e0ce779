import {
  createHandover,
  createPartnerUser,
  type NewHandover,
  signInByHandover,
  signInPartner,
  validatePartnerToken,
} from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'
import type { Known } from './frame/known.ts'

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

/** The partner's customer, with the company that is open in its program. */
const handedOver = ({ partner, spare: { ruc, name } }: Known): NewHandover => ({
  email: partner.email,
  company: { ruc, razon_social: name },
})

contractTest('createHandover', {
  as: 'partner',
  call: (client, known) => createHandover(client, { partnerKey: known.partnerKey, ...handedOver(known) }),
  sends: (known) => ({
    path: '/app/internal/siscont/handovers',
    body: handedOver(known),
    token: known.partnerKey,
  }),
  gives: () => ({ handover: expect.stringMatching(/^v1\./), expires_at: expect.stringMatching(/Z$/) }),
})

contractTest('signInByHandover', {
  as: 'partner',
  call: async (client, known) => {
    const { handover } = await createHandover(client, { partnerKey: known.partnerKey, ...handedOver(known) })
    return signInByHandover(client, handover)
  },
  sends: () => ({
    path: '/app/internal/siscont/handover-sign-in',
    body: { handover: expect.stringMatching(/^v1\./) },
  }),
  gives: (known) => ({
    access_token: expect.stringMatching(/^ey/),
    ab_test_group: expect.stringMatching(/^[AB]$/),
    ...handedOver(known),
    password_voided: false,
  }),
})
