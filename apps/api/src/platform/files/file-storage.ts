import type { Readable } from 'node:stream'

/** What was written: its size, and its hash counted on the way. */
export interface StoredFile {
  readonly sizeBytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Part of a file: from `start` until before `end`, in bytes. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Where raw documents live: a disk or an S3-compatible service. A key is a relative path of plain segments. */
export interface FileStorage {
  /** UUID of the place: servers that have the same files have the same. */
  readonly id: string
  /** Keeps the bytes under the key, whole or not at all: nothing is left when the source breaks off. Replaces what was there. */
  write(key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredFile>
  /** @throws FileMissingError when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Size in bytes, undefined when there is no such file. */
  size(key: string): Promise<number | undefined>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
  /** Names that stand directly below a key, of files and of what holds files; none when there is nothing. */
  list(key: string): Promise<string[]>
  /** Removes every file below a key; answers how many there were. */
  removeBelow(key: string): Promise<number>
  /** How many bytes it has room for. */
  freeBytes(): Promise<number>
  /** Removes what servers left half written of which `isGone` says that they are dead, by their ids. */
  removeUnfinished(isGone: (serverId: string) => Promise<boolean>): Promise<void>
}

/** The storage has lost a file, or never had it. */
export class FileMissingError extends Error {
  readonly code = 'FILE_MISSING'
  constructor(key: string, cause: unknown) {
    super(`The storage has no file ${key}. Was its folder moved or emptied?`, { cause })
  }
}
