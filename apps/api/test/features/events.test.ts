import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '../../src/platform/db/index.ts'
import { operations } from '../../src/platform/http/contract/operations.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant, addBusiness, type TestAccountant } from '../../test-kit/testing-records.ts'

const app = useTestApp()
let accountant: TestAccountant
let businessUuid: string

beforeAll(async () => {
  accountant = await addAccountant(app.services)
  businessUuid = (await addBusiness(app.services, accountant)).uuid
})

const event = (more: object = {}) => ({
  event_type: 'view',
  description: 'comprobantes',
  accountant_uuid: accountant.uuid,
  business_uuid: businessUuid,
  session_id: '01JD2Z9T6J8V',
  metadata: { timeStamp: '2026-09-01T15:00:00Z', abTestGroup: 'A', tax_period: '202608', utm_source: 'boletin' },
  ...more,
})
const eventAt = (timeStamp: string) => event({ session_id: 'OTRA', metadata: { timeStamp } })
const send = (json: object, as = accountant) => app.request('/app/internal/me/event-logs', { as, json })
const kept = (uuid: string) =>
  app.services.database.db.select().from(schema.eventLogs).where(eq(schema.eventLogs.accountantUuid, uuid))

test('an event is kept with its accountant, as it was told and when it came', async () => {
  const { status, text } = await send(event())
  expect([status, text]).toEqual([204, ''])
  expect(await kept(accountant.uuid)).toMatchObject([
    {
      eventType: 'view',
      description: 'comprobantes',
      businessUuid,
      sessionId: '01JD2Z9T6J8V',
      metadata: { timeStamp: '2026-09-01T15:00:00Z', abTestGroup: 'A', tax_period: '202608', utm_source: 'boletin' },
      receivedAt: app.services.clock(),
    },
  ])
})

test('an event without company and session is kept too', async () => {
  expect((await send(event({ business_uuid: null, session_id: null, event_type: 'login' }))).status).toBe(204)
})

test('an event that is sent again, because its answer was lost, is kept once', async () => {
  const [first, later] = [eventAt('2026-09-01T15:00:00Z'), eventAt('2026-09-01T15:00:01Z')]
  for (const json of [first, first, later, first]) expect((await send(json)).status).toBe(204)
  const ofSession = (await kept(accountant.uuid)).filter(({ sessionId }) => sessionId === 'OTRA')
  expect(ofSession.map(({ metadata }) => metadata)).toEqual([first.metadata, later.metadata])
})

test('nobody tells events of another accountant', async () => {
  const other = await addAccountant(app.services)
  const { status, body } = await send(event({ accountant_uuid: other.uuid, business_uuid: null }))
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'ACCOUNTANT_NOT_FOUND' })
  expect(await kept(other.uuid)).toEqual([])
})

test('an event about a company of another accountant is refused like one about none', async () => {
  const other = await addAccountant(app.services)
  const foreign = await send(event({ accountant_uuid: other.uuid }), other)
  const unknown = await send(event({ accountant_uuid: other.uuid, business_uuid: crypto.randomUUID() }), other)
  expect([foreign.status, unknown.text]).toEqual([404, foreign.text])
})

test.each([
  ['without type', { event_type: '' }],
  ['with a description of more than 500 characters', { description: 'x'.repeat(501) }],
  ['with metadata that nobody knows', { metadata: { timeStamp: '2026-09-01T15:00:00Z', password: 'x' } }],
  ['without time', { metadata: {} }],
])('an event %s is refused', async (_, wrong) => {
  expect((await send(event(wrong))).status).toBe(400)
})

test('an event of more than 64 KiB is refused unread', async () => {
  expect((await send(event({ description: 'x'.repeat(70_000) }))).status).toBe(413)
})

test('no operation reads events', async () => {
  const reading = [...operations.values()].filter(({ path, method }) => path.includes('event') && method !== 'POST')
  expect(reading).toEqual([])
  const { rows } = await app.services.database.db.execute(sql`select count(*)::int as n from event_logs`)
  expect(rows).toEqual([{ n: (await kept(accountant.uuid)).length }])
})
