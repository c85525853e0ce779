import Bowser from 'bowser'
import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { clientAddress } from './client-address.ts'

/** The browser of a client, as it names itself. */
export interface Device {
  /** Null if the client does not name it. */
  readonly browser: string | null
  readonly operatingSystem: string | null
}

/** Who calls without a token. */
export interface Visitor {
  /** Address of the client, to count attempts by. */
  readonly client: string
  readonly device: Device
}

/** One device of one client, as far as calls without a token tell it apart. */
export const deviceKey = ({ client, device }: Visitor): string =>
  [client, device.browser, device.operatingSystem].join(' ')

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
