import { Buffer } from 'node:buffer'
import { ZipFile } from 'yazl'
import type { TestFile } from './test-company.ts'

/** A zip with these files. */
export async function zipOf(
  name: string,
  files: readonly TestFile[],
): Promise<TestFile & { readonly content: Buffer }> {
  const zip = new ZipFile()
  for (const file of files) zip.addBuffer(Buffer.from(file.content as string), file.name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return { name, content: Buffer.concat(parts) }
}

const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 1, 2])
const LOCAL_ENTRY = Buffer.from([0x50, 0x4b, 3, 4])
/** Places of the checksum and of the unpacked size within a central entry, and of the size within a local one. */
const [CENTRAL_CHECKSUM, CENTRAL_SIZE, LOCAL_SIZE] = [16, 24, 22]

/** The zip, claiming another unpacked size for its only entry. */
export function withDeclaredSize<T extends TestFile & { readonly content: Buffer }>(zip: T, sizeBytes: number): T {
  const content = Buffer.from(zip.content)
  content.writeUInt32LE(sizeBytes, content.indexOf(CENTRAL_ENTRY) + CENTRAL_SIZE)
  content.writeUInt32LE(sizeBytes, content.indexOf(LOCAL_ENTRY) + LOCAL_SIZE)
  return { ...zip, content }
}

/** The zip, claiming another checksum for its first entry. */
export function withOtherChecksum<T extends TestFile & { readonly content: Buffer }>(zip: T): T {
  const content = Buffer.from(zip.content)
  const place = content.indexOf(CENTRAL_ENTRY) + CENTRAL_CHECKSUM
  content.writeUInt32LE((content.readUInt32LE(place) ^ 1) >>> 0, place)
  return { ...zip, content }
}

const END = Buffer.from([0x50, 0x4b, 5, 6])

/** The zip, naming its only entry so many times: each unpacks the same bytes. */
export function withRepeatedEntry<T extends TestFile & { readonly content: Buffer }>(zip: T, times: number): T {
  const [start, end] = [zip.content.indexOf(CENTRAL_ENTRY), zip.content.indexOf(END)]
  const entry = zip.content.subarray(start, end)
  const tail = Buffer.from(zip.content.subarray(end))
  for (const place of [8, 10]) tail.writeUInt16LE(times, place)
  tail.writeUInt32LE(entry.length * times, 12)
  return { ...zip, content: Buffer.concat([zip.content.subarray(0, start), ...Array(times).fill(entry), tail]) }
}

/** The zip, with the mark of a password at its only entry. */
export function withPassword<T extends TestFile & { readonly content: Buffer }>(zip: T): T {
  const content = Buffer.from(zip.content)
  for (const [mark, flags] of [
    [[0x50, 0x4b, 1, 2], 8],
    [[0x50, 0x4b, 3, 4], 6],
  ] as const) {
    const place = content.indexOf(Buffer.from(mark)) + flags
    content.writeUInt16LE(content.readUInt16LE(place) | 1, place)
  }
  return { ...zip, content }
}

const bytesOf = (name: string): Buffer => Buffer.from(name)
const placeholder = (name: string, i: number): string => String(i).repeat(bytesOf(name).length)

/** The files under other names of the same length, for `withNames`. */
export const placeholders = (files: readonly TestFile[]): TestFile[] =>
  files.map((file, i) => ({ ...file, name: placeholder(file.name, i) }))

/** The zip of `placeholders` with these names, which any program may write: UTF-8 without its mark. */
export function withNames<T extends TestFile & { readonly content: Buffer }>(zip: T, names: readonly string[]): T {
  let content = zip.content.toString('latin1')
  for (const [i, name] of names.entries()) {
    content = content.replaceAll(placeholder(name, i), bytesOf(name).toString('latin1'))
  }
  return { ...zip, content: Buffer.from(content, 'latin1') }
}
