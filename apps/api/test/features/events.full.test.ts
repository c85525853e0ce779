import { expect, test } from 'vitest'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, type TestAccountant } from '../../test-kit/testing-records.ts'

const app = useTestApp()

const send = (accountant_uuid: string, as: TestAccountant) => {
  const metadata = { timeStamp: '2026-09-01T15:00:00Z' }
  const json = {
    event_type: 'view',
    description: 'comprobantes',
    accountant_uuid,
    business_uuid: null,
    session_id: null,
    metadata,
  }
  return app.request('/app/internal/me/event-logs', { as, json })
}

test('an accountant tells a thousand events in a quarter of an hour, and nobody else waits for that', async () => {
  const busy = await addAccountant(app.services)
  const other = await addAccountant(app.services)
  // Events of nobody count, and are not kept.
  const unknown = crypto.randomUUID()
  for (let i = 0; i < 1000; i++) await send(unknown, busy)
  expect((await send(unknown, busy)).status).toBe(429)
  expect((await send(other.uuid, other)).status).toBe(204)
})
