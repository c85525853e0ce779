import { expect, test, vi } from 'vitest'
import {
  createContaproClient,
  type CredentialsCheck,
  listBusinesses,
  updateCredentials,
  validateCredentials,
} from '../../src/index.ts'
import { aBusiness, signedInSession, someMockData } from '../../src/testing/index.ts'
import { checkedMock } from '../support/checked-mock.ts'
import { rejectionOf } from '../support/rejection-of.ts'

const mock = checkedMock('https://api.contapro.test')
const [company = aBusiness()] = someMockData().businesses
const sol = { username: 'PRUEBA01', password: 'clave123' }
const toCheck = { ...sol, ruc: company.ruc }

test('changed credentials have the company read anew', async () => {
  const { client } = mock
  expect(await updateCredentials(client, company.uuid, sol)).toMatchObject({
    uuid: company.uuid,
    status: 'IN_PROGRESS',
  })
  expect((await listBusinesses(client)).find(({ uuid }) => uuid === company.uuid)?.status).toBe('IN_PROGRESS')
})

// Part 2 §8: what SUNAT says is an answer, never a failure of the call.
test.each<[CredentialsCheck, string]>([
  [{ code: 200, source_validation: 'portal-sunat' }, 'IN_PROGRESS'],
  [{ code: 400, source_validation: 'portal-sunat' }, 'INVALID_CREDENTIALS'],
  [{ code: 503, source_validation: 'portal-sunat' }, 'VALID'],
  [{ code: 500, source_validation: 'portal-sunat' }, 'VALID'],
  [{ code: 400, source_validation: 'api-sunat' }, 'VALID'],
  [{ code: 503, source_validation: 'api-sunat' }, 'VALID'],
])('the check gives %j, and the company is %s', async (check, status) => {
  const { client } = mock
  mock.api.data().credentialsCheck = check
  expect(await validateCredentials(client, company.uuid, toCheck)).toEqual(check)
  expect((await listBusinesses(client)).find(({ uuid }) => uuid === company.uuid)?.status).toBe(status)
})

test('credentials of another RUC than the company’s are not tried', async () => {
  const call = validateCredentials(mock.client, company.uuid, { ...toCheck, ruc: '20100070970' })
  expect(await rejectionOf(call)).toMatchObject({ status: 404 })
})

test('a check takes as long as SUNAT does, whatever limit the client has', async () => {
  vi.useFakeTimers()
  let say: ((answer: Response) => void) | undefined
  // Held, as a real network holds it: Node.js lets go of a signal whose request is gone.
  const onTheWay: Request[] = []
  const client = createContaproClient({
    baseUrl: 'https://api.contapro.test',
    session: signedInSession(),
    timeoutMs: 1_000,
    fetch: (request) =>
      new Promise((answer, fail) => {
        onTheWay.push(request)
        say = answer
        request.signal.addEventListener('abort', () => fail(new Error('given up')))
      }),
  })
  const call = validateCredentials(client, company.uuid, toCheck)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onTheWay).toHaveLength(1)
  say?.(Response.json({ code: 200, source_validation: 'portal-sunat' }))
  expect(await call).toMatchObject({ code: 200 })
  vi.useRealTimers()
})
