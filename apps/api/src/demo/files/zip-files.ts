import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { DemoFile } from './demo-file.ts'

/** Local time, which is what a zip's old date field holds: the same bytes in every time zone. */
const ENTRY_DATE = new Date(2026, 0, 1, 12, 0, 0)

/** A zip of the files, in their order. */
export async function zipFiles(name: string, files: readonly DemoFile[]): Promise<DemoFile> {
  const zip = new ZipFile()
  for (const file of files) {
    zip.addBuffer(Buffer.from(file.bytes), file.name, { mtime: ENTRY_DATE, forceDosTimestamp: true })
  }
  zip.end()
  return { name, bytes: await buffer(zip.outputStream) }
}
