import { expect, test } from 'vitest'
import { createContaproClient, endOtherSessions, endSession, getMe, listSessions, signOut } from '../../src/index.ts'
import { signedInSession } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { recordingFetch } from '../support/recording-fetch.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')

test('lists the sessions, and ends the others', async () => {
  expect(await listSessions(mock.client)).toMatchObject([{ is_current: true }, { is_current: false }])
  await expect(endOtherSessions(mock.client)).resolves.toBeUndefined()
  expect(await listSessions(mock.client)).toMatchObject([{ is_current: true }])
})

test('a sign-out ends the session in the browser at once, and on the server in the background', async () => {
  const { session } = mock.client
  const token = session.auth.getSnapshot().accessToken
  signOut(mock.client)
  expect(session.auth.getSnapshot().accessToken).toBeNull()
  await expect.poll(() => [...mock.api.data().endedTokens]).toEqual([token])
})

test('the call of a sign-out has the token of the session, outlives the page, and its failure is no event', async () => {
  const requests: Request[] = []
  const events: string[] = []
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: signedInSession(),
    fetch: async (request) => {
      requests.push(request)
      return new Response(null, { status: 503 })
    },
    eventLog: false,
    onEvent: ({ type }) => void events.push(type),
  })
  const token = client.session.auth.getSnapshot().accessToken
  signOut(client)
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]).toMatchObject({ method: 'DELETE', keepalive: true })
  expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  await new Promise((done) => setTimeout(done))
  expect(events).toEqual(['signed-out'])
})

test('a session that has expired is not ended on the server again', async () => {
  mock.api.setScenario('expired')
  await rejectionOf(listSessions(mock.client))
  mock.api.setScenario('full')
  signOut(mock.client)
  mock.client.session.logIn({ access_token: 'another', ab_test_group: 'A' })
  await getMe(mock.client)
  expect(mock.api.data().endedTokens.size).toBe(0)
})

test('a host that keeps the token itself ends its session by a call of its own', async () => {
  const fetch = recordingFetch(new Response(null, { status: 204 }))
  const client = createContaproClient({ baseUrl: 'https://api.contapro.test', getAccessToken: () => 'token', fetch })
  signOut(client)
  await endSession(client)
  expect(fetch.sent).toMatchObject([{ method: 'DELETE', authorization: 'Bearer token' }])
})
