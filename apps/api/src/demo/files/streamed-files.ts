import type { IncomingFile } from '../../platform/ports/incoming-file.ts'
import type { DemoFile } from './demo-file.ts'

/** Made files in the form that an upload takes. */
export async function* streamedFiles(files: readonly DemoFile[]): AsyncGenerator<IncomingFile> {
  for (const { name, bytes } of files) yield { name, stream: chunksOf(bytes) }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
