import { startTestServer } from '@contapro/api/testing'
import { openOffice } from '../../load/office.ts'
import type { DatabaseKind } from '../bench-site.ts'

/** An accountant of the office, with what another process needs to work as them. */
export interface OfficeMember {
  readonly token: string
  readonly uuid: string
  readonly ruc: string
}

/** First message of this process. */
export interface OpenedOffice {
  readonly url: string
  readonly members: readonly OfficeMember[]
}

/** Answer to any message but `stop`. */
export interface Usage {
  /** Since the start of the process, of all its threads. */
  readonly cpuMs: number
  /** Resident memory after a collection of garbage, with that of an embedded database. */
  readonly memoryBytes: number
}

/** A server with an office in a process of its own, so that its use of the processor is its own: `serve-office.ts DATABASE SIZE`. */
const [database, size] = process.argv.slice(2)
const server = await startTestServer({ database: database as DatabaseKind })
const office = await openOffice(server, Number(size))
const members = office.map(({ client, business }) => ({
  token: client.session.auth.getSnapshot().accessToken ?? '',
  ...business,
}))
process.on('message', (message) => void answer(message))
process.send?.({ url: server.url, members } satisfies OpenedOffice)

async function answer(message: unknown): Promise<void> {
  await server.services.ingestion.idle()
  if (message !== 'stop') return void process.send?.(usage())
  await server.close()
  process.disconnect()
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  for (let round = 0; round < 2; round += 1) globalThis.gc?.()
  return { cpuMs: (user + system) / 1000, memoryBytes: process.memoryUsage.rss() }
}
