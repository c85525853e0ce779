import { expect, test } from 'vitest'
import { type Operation, operations } from '../../../src/platform/http/contract/operations.ts'
import { useTestApp } from '../../../test-kit/test-app.ts'
import { addAccountant } from '../../../test-kit/testing-records.ts'

const app = useTestApp()

const addressOf = ({ path }: Operation): string => path.replaceAll(/\{\w+\}/g, 'a%00b')

const bodyOf = ({ method, jsonBody }: Operation) => ({ method, ...(jsonBody === undefined ? {} : { json: {} }) })

/** The names of the path, the query and the JSON body that an answer calls wrong. */
const fieldsOf = (body: unknown): unknown[] =>
  (body as { errors: readonly { field?: string }[] }).errors.map(({ field }) => field)

const all = [...operations.values()].map((operation) => [operation.id, operation] as const)

test.each(all)('%s refuses a NUL in every text of the query', async (_, operation) => {
  const as = await addAccountant(app.services)
  const names = operation.parameters.filter((p) => p.in === 'query').map(({ name }) => name)
  const query = new URLSearchParams(Object.fromEntries([...names, 'other'].map((name) => [name, 'a\0b'])))
  const { status, body } = await app.request(`${addressOf(operation)}?${query.toString()}`, {
    ...bodyOf(operation),
    as,
  })
  expect(status).toBe(400)
  expect(fieldsOf(body)).toEqual(expect.arrayContaining([...names, 'other']))
})

test.each(all.filter(([, { jsonBody }]) => jsonBody !== undefined))(
  '%s refuses a NUL in its body',
  async (_, operation) => {
    const as = await addAccountant(app.services)
    const json = { name: 'a\0b', list: [{ deep: '\0' }], 'k\0': 1, fine: 'a' }
    const { status, body } = await app.request(addressOf(operation), { method: operation.method, as, json })
    expect(status).toBe(400)
    expect(fieldsOf(body)).toEqual(expect.arrayContaining(['name', 'list', 'k']))
  },
)

test.each(all)('%s refuses a parameter __proto__ like any other unknown one', async (_, operation) => {
  const as = await addAccountant(app.services)
  const address = `${operation.path}?__proto__=1&__proto__=2`
  const { status, body } = await app.request(address, { ...bodyOf(operation), as })
  expect(status).toBe(400)
  expect(fieldsOf(body)).toContain('__proto__')
})

test('a field __proto__ of a body is refused', async () => {
  const { status, body } = await app.request('/app/internal/users/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.com","password":"x","__proto__":{"isAdmin":true}}',
  })
  expect(status).toBe(400)
  expect(fieldsOf(body)).toEqual(['__proto__'])
})

test('a NUL in a text that the contract allows is refused: no text of the database can hold it', async () => {
  const account = {
    name: 'Rosa',
    last_name: 'Quispe',
    document_number: '41234567',
    email: 'rosa@example.com',
    phone_number: '912345678',
    accountant_profile: 'Contador Freelance',
    password: 'Contapro2026',
  }
  const { status, body } = await app.request('/app/internal/users', { json: { ...account, utm_source: 'a\0b' } })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ code: 'FIELD_INVALID', field: 'utm_source' }] })
})
