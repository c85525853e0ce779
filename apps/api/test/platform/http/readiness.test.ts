import { expect, test } from 'vitest'
import { createLogger } from '../../../src/platform/logging/create-logger.ts'
import { createApp } from '../../../src/start/app.ts'
import type { ServerServices } from '../../../src/start/create-services.ts'

const never = () => new Promise<never>(() => undefined)
const refuse = () => Promise.reject(new Error('refused'))
const looksNot = (): boolean => false
const works = async () => undefined

interface Parts {
  readonly query?: () => Promise<unknown>
  readonly write?: () => Promise<unknown>
  readonly isLooking?: () => boolean
}

/** An app whose parts work unless they are given. */
function appWith({ query = works, write = works, isLooking = () => true }: Parts = {}) {
  const services = {
    logger: createLogger('silent'),
    database: { driver: { query } },
    storage: { write, remove: works },
    ingestion: { isLooking },
  }
  return createApp({ services: services as unknown as ServerServices })
}

test('a server whose parts work is ready', async () => {
  const response = await appWith().request('/ready')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})

test.each([
  ['a database that refuses', { query: refuse }, ['database']],
  ['a database that never answers', { query: never }, ['database']],
  ['a full disk', { write: refuse }, ['storage']],
  ['an ingestion that finds no work', { isLooking: looksNot }, ['jobs']],
  ['a database that is away', { query: refuse, isLooking: looksNot }, ['database', 'jobs']],
])('with %s it is not ready, names that part, and lives', async (_, parts, failing) => {
  const app = appWith(parts)
  const response = await app.request('/ready')
  expect([response.status, await response.json()]).toEqual([503, { status: 'failing', failing }])
  expect((await app.request('/health')).status).toBe(200)
})

test('callers that ask at the same time share one look', async () => {
  let looks = 0
  const app = appWith({ query: async () => void (looks += 1) })
  await Promise.all([app.request('/ready'), app.request('/ready'), app.request('/ready')])
  expect(looks).toBe(1)
})
