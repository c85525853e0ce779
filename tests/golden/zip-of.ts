import { ZipFile } from 'yazl'
import type { CompanyFile } from './open-company.ts'

/** A zip with these files. */
export async function zipOf(name: string, files: readonly CompanyFile[]): Promise<CompanyFile> {
  const zip = new ZipFile()
  for (const file of files) zip.addBuffer(Buffer.from(file.content), file.name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return { name, content: Buffer.concat(parts) }
}
