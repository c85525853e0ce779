import { hostileFiles } from '../security/hostile-files.ts'
import { openWatchedServer } from '../security/watched-server.ts'

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
  for (const { name, does, make } of hostileFiles) {
    const content = await make(1)
    globalThis.gc?.()
    const { result, seconds, longestWaitMs, longestBlockMs } = await server.watch(() =>
      server.upload({ name, content }),
    )
    const waitMs = Math.max(0, longestWaitMs - server.ownTimeMs)
    const code = result.errors[0]?.code ?? result.state
    figures.push({ name, does, bytes: content.byteLength, seconds, waitMs, blockMs: longestBlockMs, code })
  }
  await server.close()
  return figures
}
