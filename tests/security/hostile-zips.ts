import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 1, 2])
const END_RECORD = Buffer.from([0x50, 0x4b, 5, 6])
const DEFLATED = 8

/** The zip of one entry, naming it so many times: each unpacks the same bytes. */
export function repeatedEntries(zip: Uint8Array, times: number): Buffer {
  const whole = Buffer.from(zip)
  const [start, end] = [whole.lastIndexOf(CENTRAL_ENTRY), whole.lastIndexOf(END_RECORD)]
  const entry = whole.subarray(start, end)
  return Buffer.concat([
    whole.subarray(0, start),
    ...Array.from({ length: times }, () => entry),
    endOf({ entries: times, bytes: entry.length * times, start }),
  ])
}

/** A zip of one file of zeros, a thousandth of its size. */
export function zeros(name: string, sizeBytes: number): Buffer {
  const block = Buffer.alloc(1024 * 1024)
  const times = sizeBytes / block.length
  const packed = deflateRawSync(Buffer.alloc(0))
  // Blocks that are closed by themselves can stand one behind the other.
  const piece = deflateRawSync(block, { finishFlush: 3 })
  const content = Buffer.concat([...Array.from({ length: times }, () => piece), packed])
  let checksum = 0
  for (let i = 0; i < times; i++) checksum = crc32(block, checksum)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(DEFLATED, 4)
  facts.writeUInt32LE(checksum, 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(sizeBytes, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([marked(LOCAL), facts, Buffer.from(name), content])
  const central = Buffer.concat([marked(CENTRAL), Buffer.from([20, 0]), facts, Buffer.alloc(14), Buffer.from(name)])
  return Buffer.concat([local, central, endOf({ entries: 1, bytes: central.length, start: local.length })])
}

function endOf({
  entries,
  bytes,
  start,
}: {
  readonly entries: number
  readonly bytes: number
  readonly start: number
}): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(start, 16)
  return end
}

function marked(mark: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(mark)
  return bytes
}
