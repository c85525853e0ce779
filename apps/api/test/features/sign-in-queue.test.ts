import { expect, test } from 'vitest'
import { ServiceUnavailableError } from '../../src/platform/errors/domain-error.ts'
import { createPasswordHasher, type PasswordHasher } from '../../src/platform/secrets/password-hasher.ts'
import { useTestApp } from '../../test-kit/test-app.ts'
import { addAccountant } from '../../test-kit/testing-records.ts'

// Each hash takes a quarter of the product's time: long enough for a queue.
const hasher = createPasswordHasher({ cost: 15 })
let isFull = false
const passwords: PasswordHasher = {
  ...hasher,
  verify: async (...check) => {
    if (isFull) throw new ServiceUnavailableError()
    return hasher.verify(...check)
  },
}
const app = useTestApp('pglite', { trustedProxies: 1, passwords })

const attempt = (client: string, email: string, password: string) =>
  app.request('/app/internal/users/sign-in', { json: { email, password }, headers: { 'x-forwarded-for': client } })

test('eighty sign-ins of strangers at once do not keep an owner out', async () => {
  const { email, password } = await addAccountant(app.services)
  const strangers = Array.from({ length: 80 }, (_, i) => attempt(`200.1.1.${i % 2}`, `nobody${i}@example.com`, 'wrong'))
  expect((await attempt('190.1.1.1', email, password)).status).toBe(200)
  const answers = await Promise.all(strangers)
  expect(answers.filter(({ status }) => status === 503)).not.toHaveLength(0)
})

test('an attempt that the server had no time for is not counted', async () => {
  const { email, password } = await addAccountant(app.services)
  isFull = true
  for (let i = 0; i < 6; i++) expect((await attempt('190.1.1.2', email, password)).status).toBe(503)
  isFull = false
  expect((await attempt('190.1.1.2', email, password)).status).toBe(200)
})
