import { expect, test } from 'vitest'
import { createContaproClient, createUser, getMe, type NewUser, signIn } from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const newUser: NewUser = {
  name: 'Julia Inés',
  last_name: 'Huamán Ccopa',
  document_number: '41234567',
  email: 'julia@example.com',
  phone_number: '912345678',
  accountant_profile: 'Contador Freelance',
  password: 'Contapro2026',
}

test('a registration starts a session that the home will welcome, on the free trial of the first plan', async () => {
  const client = mock.anonymous()

  const answer = await createUser(client, newUser)

  expect(client.session.auth.getSnapshot()).toMatchObject({
    accessToken: answer.access_token,
    abTestGroup: 'A',
    loginStatus: 'SUCCESS',
  })
  expect(client.session.flags.getSnapshot().isFirstLogin).toBe(true)
  expect(await getMe(client)).toMatchObject({ email: 'julia@example.com', subscription: { plan_type: 1 } })
  expect(mock.events).toContainEqual(expect.objectContaining({ type: 'signed-in', through: 'registration' }))
})

test('the new account signs in', async () => {
  await createUser(mock.anonymous(), newUser)
  const client = mock.anonymous()
  await signIn(client, { email: newUser.email, password: newUser.password })
  expect(await getMe(client)).toMatchObject({ name: 'Julia Inés', accountant_profile: 'Contador Freelance' })
})

test('an address that is taken is refused with the field at fault, and starts no session', async () => {
  const client = mock.anonymous()

  const error = await rejectionOf(createUser(client, { ...newUser, email: 'demo@contapro.pe' }))

  expect(error).toMatchObject({ status: 409, code: 'USER_ALREADY_REGISTERED' })
  expect(error.messageFor('email')).toBe('El correo electrónico ya se encuentra registrado')
  expect(client.session.auth.getSnapshot()).toMatchObject({ accessToken: null, isExpired: false })
})

test('a document that is taken is refused in its own field', async () => {
  const error = await rejectionOf(createUser(mock.anonymous(), { ...newUser, document_number: '40000001' }))
  expect(error).toMatchObject({ status: 409, code: 'USER_ALREADY_REGISTERED' })
  expect(error.messageFor('document_number')).toBe('El documento de identidad ya se encuentra registrado')
})

test('a registration carries no token, whoever is signed in', async () => {
  const fetch = recordingFetch(Response.json({ access_token: 'new', ab_test_group: 'B' }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, session: signedInSession() })
  await createUser(client, newUser)
  expect(fetch.sent[0]?.authorization).toBeNull()
})
