import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Services } from '../ports/services.ts'
import type { ApiEnv } from './api-env.ts'

/** What the server needs in order to answer and to take in files. */
type Part = 'database' | 'storage' | 'jobs'

/** How long a part may take to show that it works. */
const PATIENCE_MS = 2000

/** How long an answer of `/ready` holds, so that many callers cost no more than one. */
const HOLDS_MS = 1000

/** `/ready`: whether the server can do its work now, for a load balancer; a part that cannot is named. */
export function readiness(): Hono<ApiEnv> {
  let last: { readonly failing: Promise<Part[]>; readonly askedAt: number } | undefined
  return new Hono<ApiEnv>().get('/ready', async (c) => {
    const now = performance.now()
    if (!last || now - last.askedAt > HOLDS_MS) last = { failing: findFailing(c.var.services), askedAt: now }
    const failing = await last.failing
    return failing.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'failing', failing }, 503)
  })
}

async function findFailing(services: Services): Promise<Part[]> {
  const parts = Object.entries(checks) as [Part, Check][]
  const works = await Promise.all(parts.map(([, check]) => inTime(check(services))))
  return parts.flatMap(([part], at) => (works[at] ? [] : [part]))
}

/** Whether a part works. */
type Check = (services: Services) => Promise<boolean>

const checks: Record<Part, Check> = {
  async database({ database }) {
    await database.driver.query('SELECT 1')
    return true
  },
  async storage({ storage }) {
    const key = `checks/${randomUUID()}`
    await storage.write(key, [Buffer.from('ready')])
    await storage.remove(key)
    return true
  },
  jobs: async ({ ingestion }) => ingestion.isLooking(),
}

const inTime = (works: Promise<boolean>): Promise<boolean> =>
  Promise.race([works, wait(PATIENCE_MS, false, { ref: false })]).catch(() => false)
