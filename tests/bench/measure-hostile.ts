import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hostileFiles } from '../security/hostile-files.ts'
import { askDuring, openWatchedServer } from '../security/watched-server.ts'
import { seconds } from './seconds.ts'

/** What one hostile file does to everybody else. */
export interface HostileFigures {
  readonly name: string
  readonly does: string
  readonly bytes: number
  /** From the beginning of the upload until it is refused. */
  readonly seconds: number
  /** Longest that another request waited beyond what it takes by itself, in milliseconds. */
  readonly waitMs: number
  /** Longest for which the server's thread did nothing else, in milliseconds. */
  readonly blockMs: number
  /** Why it was refused. */
  readonly code: string
}

/** Uploads each hostile file, in its whole size, while somebody looks at a dashboard all the time. */
export async function measureHostile(): Promise<readonly HostileFigures[]> {
  const server = await openWatchedServer()
  const figures: HostileFigures[] = []
  let longestMs = 0
  const ask = async (): Promise<void> => {
    longestMs = Math.max(longestMs, (await seconds(server.ask)) * 1000)
  }
  const askOften = async (times: number): Promise<number> => {
    longestMs = 0
    for (let i = 0; i < times; i++) await ask()
    return longestMs
  }
  // The first requests compile what the later ones run.
  await askOften(50)
  const ownTimeMs = await askOften(50)
  for (const { name, does, make } of hostileFiles) {
    const content = await make(1)
    globalThis.gc?.()
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    longestMs = 0
    let readSeconds = 0
    let code = ''
    await askDuring(ask, async () => {
      readSeconds = await seconds(async () => {
        const { errors, state } = await server.upload({ name, content })
        code = errors[0]?.code ?? state
      })
    })
    delay.disable()
    const waitMs = Math.max(0, longestMs - ownTimeMs)
    figures.push({
      name,
      does,
      bytes: content.byteLength,
      seconds: readSeconds,
      waitMs,
      blockMs: delay.max / 1e6,
      code,
    })
  }
  await server.close()
  return figures
}
