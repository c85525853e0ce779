import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** What a process did to the files of a folder, in the order in which it happened. Paths are relative to the folder. */
export type DiskChange =
  | {
      readonly op: 'open'
      readonly file: number
      readonly path: string
      readonly makes: boolean
      readonly empties: boolean
    }
  | { readonly op: 'write'; readonly file: number; readonly at: number }
  | { readonly op: 'truncate'; readonly file: number; readonly size: number }
  | { readonly op: 'sync' | 'close'; readonly file: number }
  | { readonly op: 'folder' | 'remove'; readonly path: string }
  | { readonly op: 'rename' | 'link'; readonly path: string; readonly to: string }

export interface RecordedChange {
  readonly change: DiskChange
  /** What a write wrote. */
  readonly bytes: Uint8Array
  /** Offset in the recording, in bytes, where the change ends. */
  readonly end: number
}

/** The lengths of a record's two parts, in front of them. */
const HEAD_BYTES = 8

/** Adds changes to a recording. A record is written at once, so that the threads of a process can share the file. */
export function createRecorder(path: string): (change: DiskChange, bytes?: Uint8Array) => void {
  const write = writeSync
  const file = openSync(path, 'a')
  return (change, bytes = new Uint8Array()) => {
    const text = Buffer.from(JSON.stringify(change))
    const head = Buffer.alloc(HEAD_BYTES)
    head.writeUInt32LE(text.byteLength)
    head.writeUInt32LE(bytes.byteLength, 4)
    write(file, Buffer.concat([head, text, bytes]))
  }
}

/** Reads a recording, or what of it lies before an offset in bytes. */
export function* readRecording(path: string, before = Infinity): Generator<RecordedChange> {
  const file = openSync(path, 'r')
  try {
    const end = Math.min(before, fstatSync(file).size)
    const read = (size: number, at: number): Buffer => {
      const part = Buffer.alloc(size)
      readSync(file, part, 0, size, at)
      return part
    }
    for (let at = 0; at < end; ) {
      const head = read(HEAD_BYTES, at)
      const [textSize, size] = [head.readUInt32LE(), head.readUInt32LE(4)]
      at += HEAD_BYTES
      const change = JSON.parse(read(textSize, at).toString()) as DiskChange
      const bytes = read(size, at + textSize)
      at += textSize + size
      yield { change, bytes, end: at }
    }
  } finally {
    closeSync(file)
  }
}
