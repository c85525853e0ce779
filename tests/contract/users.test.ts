import {
  confirmEmail,
  createUser,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  requestPasswordRecovery,
  resetPassword,
  signIn,
  validateRecoveryToken,
} from '@contapro/sdk'
import { expect } from 'vitest'
import { contractTest } from './frame/contract-test.ts'

const newUser = {
  name: 'Julia Inés',
  last_name: 'Huamán Ccopa',
  document_number: '41234567',
  email: 'julia@example.com',
  phone_number: '912345678',
  accountant_profile: 'Contador Freelance',
  password: 'Contapro2026',
  utm_source: 'boletín',
  utm_medium: 'correo',
  utm_campaign: 'agosto',
  captcha_token: 'prueba',
  captcha_action: 'REGISTER_USER',
} as const

contractTest('signIn', {
  call: (client, { accountant: { email, password } }) => signIn(client, { email, password }),
  sends: ({ accountant: { email, password } }) => ({
    path: '/app/internal/users/sign-in',
    body: { email, password },
  }),
  gives: () => ({ access_token: expect.stringMatching(/^ey/), ab_test_group: 'A' }),
})

contractTest('getMe', {
  call: (client) => getMe(client),
  sends: () => ({ path: '/app/internal/me' }),
  gives: ({ accountant }) => ({
    uuid: accountant.uuid,
    name: 'Rosa Elvira',
    last_name: 'Quispe',
    document_number: expect.stringMatching(/^\d{8}$/),
    email: accountant.email,
    phone_number: '900000001',
    accountant_profile: 'Estudio Contable',
    subscription: { plan_type: 1, end_date: '2027-12-31' },
  }),
})

contractTest('createUser', {
  call: (client) => createUser(client, newUser),
  sends: () => ({ path: '/app/internal/users', body: newUser }),
  gives: () => ({ access_token: expect.stringMatching(/^ey/), ab_test_group: expect.stringMatching(/^[AB]$/) }),
})

contractTest('confirmEmail', {
  as: 'newcomer',
  call: (client, { newcomer }) => confirmEmail(client, newcomer.confirmationToken),
  sends: ({ newcomer }) => ({
    path: '/app/internal/me/email-confirmation',
    body: { token: newcomer.confirmationToken },
  }),
  gives: () => undefined,
})

contractTest('listSessions', {
  as: 'newcomer',
  call: (client) => listSessions(client),
  sends: () => ({ path: '/app/internal/me/sessions' }),
  gives: () => expect.arrayContaining([expect.objectContaining({ is_current: true })]),
})

contractTest('endOtherSessions', {
  as: 'newcomer',
  call: (client) => endOtherSessions(client),
  sends: () => ({ path: '/app/internal/me/sessions/others' }),
  gives: () => undefined,
})

contractTest('requestPasswordRecovery', {
  call: (client, { partner }) => requestPasswordRecovery(client, partner.email),
  sends: ({ partner }) => ({ path: '/app/internal/users/recover-password', body: { email: partner.email } }),
  gives: () => undefined,
})

contractTest('validateRecoveryToken', {
  call: (client, { recoveryToken }) => validateRecoveryToken(client, recoveryToken),
  sends: () => ({ path: '/app/internal/users/recover-password' }),
  gives: () => true,
})

contractTest('resetPassword', {
  call: async (client, { recoveryToken: token }) => {
    await resetPassword(client, { token, password: 'Contapro2027' })
    return await validateRecoveryToken(client, token)
  },
  sends: ({ recoveryToken: token }) => ({
    path: '/app/internal/users/password',
    body: { token, password: 'Contapro2027' },
  }),
  gives: () => false,
})

// Last: it ends the newcomer's session.
contractTest('endSession', {
  as: 'newcomer',
  call: (client) => endSession(client),
  sends: () => ({ path: '/app/internal/me/sessions/current' }),
  gives: () => undefined,
})
