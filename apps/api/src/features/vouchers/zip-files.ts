import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A file of a zip. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A zip of the files in their order. Images are stored as they are: they do not become smaller. */
export async function zipFiles(files: readonly ZippedFile[], mtime: Date): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) {
    // The code of a voucher begins with what its XML says; no part of it may become a folder.
    zip.addBuffer(bytes, name.replaceAll(/[^\w.-]/g, '_'), { mtime, compress: !name.endsWith('.jpeg') })
  }
  zip.end()
  return buffer(zip.outputStream)
}
