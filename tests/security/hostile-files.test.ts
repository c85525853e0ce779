import { getTotalAmount } from '@contapro/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileFiles } from './hostile-files.ts'
import { openWatchedServer, type WatchedServer } from './watched-server.ts'

/**
 * Longest that another request may wait, in milliseconds, on a machine that runs other tests beside this one. What these files did
 * before held it up for seconds (`npm run bench hostile` says what it is on a quiet one).
 */
const LONGEST_WAIT_MS = 1_500

/** Longest that a hostile file may keep its reader, in seconds. */
const LONGEST_READING_S = 20

/** Of the files' sizes. */
const SHARE = 0.05

let server: WatchedServer
let before: unknown

const month = () => getTotalAmount(server.company.client, { ruc: server.company.business.ruc, taxPeriod: '202608' })

beforeAll(async () => {
  server = await openWatchedServer()
  before = await month()
}, 60_000)
afterAll(() => server?.close())

it.each(hostileFiles)(
  '$name ($does) is refused by name while other requests are answered',
  async ({ name, code, make }) => {
    const content = await make(SHARE)
    const { result, seconds, longestWaitMs } = await server.watch(() => server.upload({ name, content }))
    expect(result).toMatchObject({ name, state: 'failed', vouchers_new: 0 })
    expect(result.errors[0]?.code).toBe(code)
    expect(longestWaitMs).toBeLessThan(LONGEST_WAIT_MS)
    expect(seconds).toBeLessThan(LONGEST_READING_S)
    expect(await month()).toEqual(before)
  },
  60_000,
)
