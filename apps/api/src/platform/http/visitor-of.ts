import Bowser from 'bowser'
import type { Context } from 'hono'
import type { Device, Visitor } from '../ports/visitor.ts'
import type { ApiEnv } from './api-env.ts'
import { clientAddress } from './client-address.ts'

/** Longest text that is searched for names: a header can hold anything. */
const MAX_USER_AGENT = 512

export const visitorOf = (c: Context<ApiEnv>): Visitor => ({
  client: clientAddress(c, c.var.services.trustedProxies),
  device: deviceOf(c.req.header('user-agent')),
})

const knownNames: ReadonlySet<string> = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** The names are those that the library knows: for other clients it returns a text of theirs. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, operatingSystem: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  return { browser: known(browser.name), operatingSystem: known(os.name) }
}

const known = (name: string | undefined): string | null => (name !== undefined && knownNames.has(name) ? name : null)
