import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestPostgres } from './index.ts'

/** The network between a server and its database, for tests that break it. */
export interface Cable {
  /** Address of the database through the cable. */
  readonly url: string
  /** Keeps back what the server sends from now on. */
  hold(): void
  /** How many connections have sent something that is kept back. */
  waiting(): number
  /** Ends the connections; what was kept back is lost. New connections are passed on. */
  cut(): void
  close(): Promise<void>
}

const SOCKET = '.s.PGSQL.5432'

export async function layCable(postgres: TestPostgres): Promise<Cable> {
  const folder = await mkdtemp(join(tmpdir(), 'contapro-cable-'))
  const near = new Set<Socket>()
  const kept = new Set<Socket>()
  let isHolding = false
  const server = createServer((client) => {
    const database = createConnection(join(postgres.socketFolder, SOCKET))
    near.add(client)
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      end.on('error', () => undefined)
      end.on('close', () => other.destroy())
    }
    client.on('close', () => {
      near.delete(client)
      kept.delete(client)
    })
    client.on('data', (bytes) => void (isHolding ? kept.add(client) : database.write(bytes)))
    database.pipe(client)
  })
  server.listen(join(folder, SOCKET))
  await once(server, 'listening')
  const cut = (): void => {
    isHolding = false
    for (const client of near) client.destroy()
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    hold: () => void (isHolding = true),
    waiting: () => kept.size,
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
      await rm(folder, { recursive: true })
    },
  }
}
