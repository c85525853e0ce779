import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileFiles } from './hostile-files.ts'
import { askDuring, openWatchedServer, type WatchedServer } from './watched-server.ts'

/** Of the files' sizes. */
const SHARE = 0.05

let server: WatchedServer
let before: unknown

beforeAll(async () => {
  server = await openWatchedServer()
  before = await server.ask()
})
afterAll(() => server?.close())

it.each(hostileFiles)(
  '$name ($does) is refused by name while other requests are answered',
  async ({ name, code, make }) => {
    const content = await make(SHARE)
    const { result, answers } = await askDuring(server.ask, () => server.upload({ name, content }))
    expect(result).toMatchObject({ name, state: 'failed', vouchers_new: 0 })
    expect(result.errors[0]?.code).toBe(code)
    // `npm run bench hostile` measures how long they wait.
    expect(answers).toBeGreaterThan(0)
    expect(await server.ask()).toEqual(before)
  },
)
