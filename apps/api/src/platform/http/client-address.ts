import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { ApiEnv } from './api-env.ts'

/** Longest text of an address that is kept: a header can hold anything. */
const MAX_LENGTH = 64

/**
 * Who calls, to count attempts by. Each trusted proxy has added one entry at the right of X-Forwarded-For; what stands
 * further left was written by the client. IPv6 clients count by their /64, which is one subscriber.
 */
export function clientAddress(c: Context<ApiEnv>, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  const address = told || (c.env?.incoming ? getConnInfo(c).remote.address : undefined) || 'unknown'
  return subscriberOf(address).slice(0, MAX_LENGTH)
}

function subscriberOf(text: string): string {
  const address = ipaddr.isValid(text) ? text : withoutPort(text)
  if (!ipaddr.isValid(address)) return text
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString()
}

/** Some proxies write the port too: 1.1.1.1:4711, [2001:db8::1]:4711. */
const withoutPort = (address: string): string => address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
