import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '../../src/http/api-env.ts'
import { clientAddress } from '../../src/http/client-address.ts'
import { createRateLimiter } from '../../src/rate-limiter.ts'

function limiterWithClock(attempts: number) {
  let now = 0
  const limiter = createRateLimiter({ attempts, windowSeconds: 60 }, () => new Date(now))
  return { limiter, wait: (seconds: number) => (now += seconds * 1000) }
}

test('so many attempts are taken in a window that begins with the first one', async () => {
  const { limiter, wait } = limiterWithClock(2)
  expect(await limiter.take('a')).toBeUndefined()
  wait(59)
  expect(await limiter.take('a')).toBeUndefined()
  expect(await limiter.take('a')).toBe(1)
  expect(await limiter.take('b')).toBeUndefined()
  wait(1)
  expect(await limiter.take('a')).toBeUndefined()
})

test('an attempt that was given back is not counted', async () => {
  const { limiter } = limiterWithClock(1)
  for (let i = 0; i < 5; i++) {
    expect(await limiter.take('a')).toBeUndefined()
    await limiter.giveBack('a')
  }
  await limiter.giveBack('a')
  expect(await limiter.take('a')).toBeUndefined()
  expect(await limiter.take('a')).toBe(60)
})

test('a flood of keys does not fill the memory, and forgets the oldest first', async () => {
  const { limiter } = limiterWithClock(1)
  for (let i = 0; i < 50_001; i++) await limiter.take(`key ${i}`)
  expect(await limiter.take('key 0')).toBeUndefined()
  expect(await limiter.take('key 49999')).toBe(60)
})

const addressFor = async (forwarded: string, trustedProxies: number): Promise<string> => {
  const app = new Hono<ApiEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)))
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } })).text()
}

test.each([
  ['what a client writes into the header is not believed', '1.1.1.1', 0, 'unknown'],
  ['one proxy: the last entry', '9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
  ['two proxies: the last but one', '9.9.9.9, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
  ['fewer entries than proxies', '1.1.1.1', 2, 'unknown'],
  ['an IPv6 subscriber has a /64', '2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::'],
  ['an IPv6 address in short form too', '2001:db8:1:2::6', 1, '2001:db8:1:2::'],
  ['a /64 of zeros in short form', '2001:db8::6:0:0:1', 1, '2001:db8::'],
  ['an IPv6 address with a zone and in capitals', 'FE80::1:2%eth0', 1, 'fe80::'],
  ['an IPv4 address in IPv6 dress is the same client', '::ffff:1.1.1.1', 1, '1.1.1.1'],
  ['the port that a proxy writes is no other client', '1.1.1.1:4711', 1, '1.1.1.1'],
  ['nor is it for IPv6', '[2001:db8:1:2::6]:4711', 1, '2001:db8:1:2::'],
  ['a long text is cut', 'x'.repeat(100), 1, 'x'.repeat(64)],
])('%s', async (_, header, proxies, expected) => {
  expect(await addressFor(header, proxies)).toBe(expected)
})
