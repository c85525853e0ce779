import { expect, test } from 'vitest'
import { confirmEmail, createContaproClient, createUser } from '../../src/index.ts'
import { MOCK_CONFIRMATION_TOKEN, signedInSession } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const refusal = { status: 422, code: 'EMAIL_CONFIRMATION_INVALID', message: 'Este enlace no es de tu cuenta.' }

test('confirms the address of the signed-in account, also a second time', async () => {
  for (const _ of ['first', 'second']) {
    await expect(confirmEmail(mock.client, MOCK_CONFIRMATION_TOKEN)).resolves.toBeUndefined()
  }
})

test('rejects with EMAIL_CONFIRMATION_INVALID if the token is unknown or of another account', async () => {
  expect(await rejectionOf(confirmEmail(mock.client, 'made up'))).toMatchObject(refusal)

  const newcomer = mock.anonymous()
  await createUser(newcomer, {
    name: 'Julia',
    last_name: 'Huamán',
    document_number: '41234567',
    email: 'julia@example.com',
    phone_number: '912345678',
    accountant_profile: 'Estudio Contable',
    password: 'Contapro2026',
  })
  expect(await rejectionOf(confirmEmail(newcomer, MOCK_CONFIRMATION_TOKEN))).toMatchObject(refusal)
})

test('marks the session as expired on a 401', async () => {
  mock.api.setScenario('expired')
  expect(await rejectionOf(confirmEmail(mock.client, MOCK_CONFIRMATION_TOKEN))).toMatchObject({ status: 401 })
  expect(mock.client.session.auth.getSnapshot().isExpired).toBe(true)
})

test.each([200, 201, 202])('rejects an answer %s instead of 204', async (status) => {
  const fetch = recordingFetch(Response.json({}, { status }))
  const session = signedInSession()
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', session, fetch, retry: false })
  expect(await rejectionOf(confirmEmail(client, 'token'))).toMatchObject({ kind: 'contract', code: 'ANSWER_INVALID' })
})
