import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '../../../src/platform/http/api-env.ts'
import { clientAddress } from '../../../src/platform/http/client-address.ts'

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
