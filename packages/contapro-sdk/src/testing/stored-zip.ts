/** A file to put into a zip. */
export interface ZipEntry {
  readonly name: string
  /** Text is stored as UTF-8. */
  readonly content: string | Uint8Array
}

/** A zip without compression (APPNOTE 4.3: local headers, central directory, its end), enough for the small files of the mock. */
export function storedZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const entry of entries) {
    const [nameBytes, content] = [bytesOf(entry.name), bytesOf(entry.content)]
    const facts = [...u16(20), ...u16(UTF8), ...u16(0), ...u32(0), ...u32(crc32(content))]
    const sizes = [...u32(content.length), ...u32(content.length), ...u16(nameBytes.length), ...u16(0)]
    const local = Uint8Array.of(...u32(0x04034b50), ...facts, ...sizes)
    const place = [...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset)]
    directory.push(Uint8Array.of(...u32(0x02014b50), ...u16(20), ...facts, ...sizes, ...place), nameBytes)
    parts.push(local, nameBytes, content)
    offset += local.length + nameBytes.length + content.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const counts = [...u16(0), ...u16(0), ...u16(entries.length), ...u16(entries.length)]
  const end = Uint8Array.of(...u32(0x06054b50), ...counts, ...u32(size), ...u32(offset), ...u16(0))
  return joined([...parts, ...directory, end])
}

/** Names are UTF-8. */
const UTF8 = 0x0800

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff]
}

function u32(value: number): number[] {
  return [...u16(value), ...u16(value >>> 16)]
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}
