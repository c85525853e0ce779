import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUpload, getTotalAmount, getUpload, type UploadFile } from '@contapro/sdk'
import { bytesOf, files } from '../golden/sample-month.ts'
import { type CompanyFile, openCompany } from '../golden/open-company.ts'

/** A server with one company's sample month. */
export interface WatchedServer {
  /** Any other request: the figures of the month. */
  readonly ask: () => Promise<unknown>
  /** Uploads a file and returns what became of it. */
  upload(file: CompanyFile): Promise<UploadFile>
  close(): Promise<void>
}

export async function openWatchedServer(): Promise<WatchedServer> {
  const register = `${files.rceProposal}.txt`
  const company = await openCompany({ ruc: '20990000019' }, [{ name: 'propuesta.txt', content: bytesOf(register) }])
  const { client, server, business } = company
  const folder = await mkdtemp(join(tmpdir(), 'contapro-hostile-'))
  return {
    ask: () => getTotalAmount(client, { ruc: business.ruc, taxPeriod: '202608' }),
    async upload({ name, content }) {
      const path = join(folder, name)
      await writeFile(path, content)
      // Read from the disk while it is sent: to copy it whole would hold up this thread, which is the server's too.
      const { upload_uuid } = await createUpload(client, business.uuid, [new File([await openAsBlob(path)], name)])
      await server.services.ingestion.idle()
      const [file] = (await getUpload(client, business.uuid, upload_uuid)).files
      if (!file) throw new Error('The upload has no file.')
      return file
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Sends one request after the other while `work` runs, and counts those that were answered before it ended. */
export async function askDuring<Result>(
  ask: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly answers: number }> {
  const asked = { isDone: false, answers: 0 }
  const asking = (async () => {
    while (!asked.isDone) {
      await ask()
      if (!asked.isDone) asked.answers += 1
    }
  })()
  const result = await work().finally(() => {
    asked.isDone = true
  })
  await asking
  return { result, answers: asked.answers }
}
