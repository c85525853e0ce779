import { expect, test } from 'vitest'
import {
  createContaproClient,
  requestPasswordRecovery,
  resetPassword,
  signIn,
  validateRecoveryToken,
} from '../../src/index.ts'
import { MOCK_RECOVERY_TOKEN } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const email = 'demo@contapro.pe'

test('the token of a recovery link holds until it has set a new password', async () => {
  const client = mock.anonymous()
  const before = new Set(mock.api.data().recoveryTokens.keys())
  await requestPasswordRecovery(client, email)
  const [token = ''] = [...mock.api.data().recoveryTokens.keys()].filter((known) => !before.has(known))

  expect(await validateRecoveryToken(client, token)).toBe(true)
  await resetPassword(client, { token, password: 'Contapro2027' })

  expect(await validateRecoveryToken(client, token)).toBe(false)
  expect(await rejectionOf(resetPassword(client, { token, password: 'Contapro2028' }))).toMatchObject({
    status: 404,
    code: 'RECOVERY_TOKEN_INVALID',
    message: 'Este link ya expiró',
  })
  expect(await rejectionOf(signIn(client, { email, password: 'Contapro2026' }))).toMatchObject({ status: 401 })
  await signIn(client, { email, password: 'Contapro2027' })
})

test('an expired token and an unknown one do not hold', async () => {
  const client = mock.anonymous()
  mock.api.data().recoveryTokens.set('late', { userUuid: '', expiresAt: Date.now() - 1 })
  expect(await validateRecoveryToken(client, 'late')).toBe(false)
  expect(await validateRecoveryToken(client, 'made up')).toBe(false)
  expect(await validateRecoveryToken(client, MOCK_RECOVERY_TOKEN)).toBe(true)
})

test('the token of a link is in a header, and in no address', async () => {
  const requests: Request[] = []
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request)
    return new Response(null, { status: 204 })
  }
  await validateRecoveryToken(createContaproClient({ baseUrl: 'https://api.contapro.test', fetch }), 'secret')
  expect(requests.map(({ url, headers }) => [url, headers.get('recovery-token')])).toEqual([
    ['https://api.contapro.test/app/internal/users/recover-password', 'secret'],
  ])
})

test.each([
  ['400', Response.json({ code: 'BAD_REQUEST' }, { status: 400 })],
  ['422 without a body', new Response(null, { status: 422 })],
  ['404 of its own', Response.json({ message: 'Not Found' }, { status: 404 })],
])(
  'a server that implements only the specification, and answers %s to the header, gets the specified call',
  async (_, refusal) => {
    for (const [status, holds] of [
      [204, true],
      [404, false],
    ] as const) {
      const fetch = recordingFetch(refusal.clone(), new Response(null, { status }))
      const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch })
      expect(await validateRecoveryToken(client, 'secret')).toBe(holds)
      expect(fetch.sent.at(-1)).toMatchObject({ query: { recovery_token: 'secret' } })
    }
  },
)

test('an address that nobody registered is told in the field', async () => {
  const error = await rejectionOf(requestPasswordRecovery(mock.anonymous(), 'nadie@example.com'))
  expect(error).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
  expect(error.messageFor('email')).toBe('El correo electrónico no está registrado')
})

test('a failing server is a failure, not an expired link', async () => {
  mock.api.setScenario('error')
  expect(await rejectionOf(validateRecoveryToken(mock.anonymous(), 'any'))).toMatchObject({ status: 500 })
})

test.each([200, 201, 202])('an answer %s instead of 204 is a failure', async (status) => {
  const fetch = recordingFetch(Response.json({}, { status }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', fetch, retry: false })
  const calls = [
    () => requestPasswordRecovery(client, email),
    () => validateRecoveryToken(client, 'token'),
    () => resetPassword(client, { token: 'token', password: 'Contapro2027' }),
  ]
  for (const call of calls)
    expect(await rejectionOf(call())).toMatchObject({ kind: 'contract', code: 'ANSWER_INVALID' })
})
