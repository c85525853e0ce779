import { expect, test } from 'vitest'
import { type ContaproClient, createPartnerUser, getMe, signInPartner, validatePartnerToken } from '../../src/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const credentials = { email: 'demo@contapro.pe', password: 'Contapro2026' }
const partner = { ...credentials, razon_social: 'EMPRESA DE PRUEBA S.A.C.', ruc: '20990000019' }

function handedOver(): ContaproClient {
  const client = mock.anonymous()
  client.session.setPartner(partner)
  return client
}

test('the right password enters, and the partner data stay without it', async () => {
  const client = handedOver()

  const { access_token, status } = await signInPartner(client, credentials)

  expect(status).toBe('SUCCESS')
  expect(client.session.auth.getSnapshot()).toMatchObject({
    accessToken: access_token,
    loginStatus: 'SUCCESS',
    partner: { ...partner, password: '' },
  })
  expect(mock.events).toContainEqual(expect.objectContaining({ type: 'signed-in', through: 'siscont' }))
})

test('a wrong password keeps the partner data for the account form', async () => {
  const client = handedOver()
  const error = await rejectionOf(signInPartner(client, { ...credentials, password: 'otra' }))
  expect(error).toMatchObject({ status: 401, code: 'USER_PASSWORD_INCORRECT' })
  expect(client.session.auth.getSnapshot()).toMatchObject({
    accessToken: null,
    loginStatus: 'INCORRECT_CREDENTIALS',
    isExpired: false,
    partner,
  })
})

test('any other failure is told apart from a wrong password', async () => {
  const client = handedOver()
  mock.api.setScenario('error', 'signInPartner')
  expect(await rejectionOf(signInPartner(client, credentials))).toMatchObject({ status: 500 })
  expect(client.session.auth.getSnapshot().loginStatus).toBe('ERROR')
})

test('a handed-over token that holds becomes the session', async () => {
  const { access_token } = await signInPartner(mock.anonymous(), credentials)
  const client = handedOver()
  await validatePartnerToken(client, access_token)
  expect(client.session.auth.getSnapshot()).toMatchObject({ accessToken: access_token, partner: { ruc: partner.ruc } })
  expect((await getMe(client)).email).toBe(credentials.email)
})

test('entering with the token of the session changes nothing', async () => {
  const client = handedOver()
  const { access_token } = await signInPartner(client, credentials)
  const before = client.session.auth.getSnapshot()
  await validatePartnerToken(client, access_token)
  expect(client.session.auth.getSnapshot()).toBe(before)
})

test('a handed-over token that is refused says nothing about whoever is signed in', async () => {
  const { client } = mock
  const before = client.session.auth.getSnapshot()
  expect(await rejectionOf(validatePartnerToken(client, 'tampered'))).toMatchObject({ code: 'ACCESS_TOKEN_INVALID' })
  expect(client.session.auth.getSnapshot()).toBe(before)
})

test('a partner account has the profile Siscont and takes its name from the razón social', async () => {
  const client = handedOver()
  await createPartnerUser(client, {
    razon_social: partner.razon_social,
    document_number: '41234567',
    email: 'nueva@example.com',
    phone_number: '912345678',
    password: 'clave',
  })
  expect(client.session.auth.getSnapshot().partner).toMatchObject({ ruc: partner.ruc, password: '' })
  expect(await getMe(client)).toMatchObject({ name: partner.razon_social, accountant_profile: 'Siscont' })
})
