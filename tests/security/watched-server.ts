import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createUpload, getTotalAmount, getUpload, type UploadFile } from '@contapro/sdk'
import { bytesOf, files } from '../golden/sample-month.ts'
import { type CompanyFile, type OpenCompany, openCompany } from '../golden/open-company.ts'

/** What happened on the server while something was done. */
export interface Watched<Result> {
  readonly result: Result
  readonly seconds: number
  /** Longest that another request waited, in milliseconds. */
  readonly longestWaitMs: number
  /** Longest for which the server's thread did nothing else, in milliseconds. */
  readonly longestBlockMs: number
}

/** A server with one company's sample month, which somebody looks at all the time. */
export interface WatchedServer {
  /** What another request takes while nothing else is done, in milliseconds: the slowest of fifty. */
  readonly ownTimeMs: number
  readonly company: OpenCompany
  watch<Result>(work: () => Promise<Result>): Promise<Watched<Result>>
  /** Uploads a file and answers what became of it. */
  upload(file: CompanyFile): Promise<UploadFile>
  close(): Promise<void>
}

export async function openWatchedServer(): Promise<WatchedServer> {
  const register = `${files.rceProposal}.txt`
  const company = await openCompany({ ruc: '20990000019' }, [{ name: 'propuesta.txt', content: bytesOf(register) }])
  const { client, server, business } = company
  const ask = async (): Promise<number> => {
    const start = performance.now()
    await getTotalAmount(client, { ruc: business.ruc, taxPeriod: '202608' })
    return performance.now() - start
  }
  let ownTimeMs = 0
  for (let i = 0; i < 100; i++) {
    const ms = await ask()
    // The first requests compile what the later ones run.
    if (i >= 50) ownTimeMs = Math.max(ownTimeMs, ms)
  }
  return {
    ownTimeMs,
    company,
    async watch(work) {
      const delay = monitorEventLoopDelay({ resolution: 5 })
      const watched = { isDone: false, longestWaitMs: 0 }
      delay.enable()
      const start = performance.now()
      const asking = (async () => {
        while (!watched.isDone) watched.longestWaitMs = Math.max(watched.longestWaitMs, await ask())
      })()
      const result = await work().finally(() => {
        watched.isDone = true
      })
      const seconds = (performance.now() - start) / 1000
      await asking
      delay.disable()
      return { result, seconds, longestWaitMs: watched.longestWaitMs, longestBlockMs: delay.max / 1e6 }
    },
    async upload({ name, content }) {
      const { upload_uuid } = await createUpload(client, business.uuid, [new File([new Uint8Array(content)], name)])
      await server.services.ingestion.idle()
      const [file] = (await getUpload(client, business.uuid, upload_uuid)).files
      if (!file) throw new Error('The upload has no file.')
      return file
    },
    close: () => server.close(),
  }
}
