import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a zip, as text. */
export async function unzipped(bytes: Uint8Array): Promise<{ name: string; text: string }[]> {
  const zip = await fromBufferPromise(Buffer.from(bytes))
  const files: { name: string; text: string }[] = []
  for await (const entry of zip.eachEntry()) {
    files.push({ name: entry.fileName, text: await text(await zip.openReadStreamPromise(entry)) })
  }
  return files
}
