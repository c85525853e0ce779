import { constants } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { createFullDisk, type FullDisk } from './full-disk.ts'
import { createRecorder, type DiskChange } from './recording.ts'

/** No descriptor is negative: each thread has one for the files that it writes at once. */
const AT_ONCE = -1 - threadId

/** What a thread does to the files of a folder. Files and paths outside of it are left out. */
export class WatchedFolder {
  readonly #path: string
  readonly #record: (change: DiskChange, bytes?: Uint8Array) => void
  readonly #disk: FullDisk | undefined
  /** Descriptors of open files. A number is used again once it is closed. */
  readonly #open = new Set<number>()

  /** @param recording file that takes the changes. @param state file with the state of the disk. */
  constructor(path: string, { recording, state }: { readonly recording?: string; readonly state?: string }) {
    this.#path = path
    this.#record = recording ? createRecorder(recording) : () => undefined
    this.#disk = state ? createFullDisk(state) : undefined
  }

  has(file: number): boolean {
    return this.#open.has(file)
  }

  opened(file: number, path: string | URL, flags: unknown): void {
    this.#open.delete(file)
    const found = this.#in(path)
    if (found === undefined) return
    this.#open.add(file)
    const sets = (bit: number, letters: RegExp): boolean =>
      typeof flags === 'number' ? (flags & bit) !== 0 : letters.test(String(flags))
    const [makes, empties] = [sets(constants.O_CREAT, /[wa]/), sets(constants.O_TRUNC, /w/)]
    this.#record({ op: 'open', file, path: found, makes, empties })
  }

  closing(file: number): void {
    if (this.#open.delete(file)) this.#record({ op: 'close', file })
  }

  /** Throws ENOSPC if the disk is too full for a file to grow. */
  growing(file: number, from: number, to: number): void {
    if (this.has(file)) this.#disk?.take(from, to)
  }

  written(file: number, { buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView, at: number): void {
    if (this.has(file)) this.#record({ op: 'write', file, at }, new Uint8Array(buffer, byteOffset, byteLength))
  }

  writtenWhole(path: string, text: string, isSynced: boolean): void {
    this.opened(AT_ONCE, path, 'w')
    this.written(AT_ONCE, Buffer.from(text), 0)
    if (isSynced) this.synced(AT_ONCE)
    this.closing(AT_ONCE)
  }

  truncated(file: number, size: number): void {
    if (this.has(file)) this.#record({ op: 'truncate', file, size })
  }

  synced(file: number): void {
    if (this.has(file)) this.#record({ op: 'sync', file })
  }

  renamed(op: 'rename' | 'link', from: string, into: string): void {
    const [path, to] = [this.#in(from), this.#in(into)]
    if (path !== undefined && to !== undefined) this.#record({ op, path, to })
  }

  /** A folder, with those above it, or what is no longer there. */
  changed(op: 'folder' | 'remove', at: string): void {
    const path = this.#in(at)
    if (path !== undefined) this.#record({ op, path })
  }

  /** What a look for free space finds of the disk. */
  space(): { readonly bsize: number; readonly bavail: number } | undefined {
    return this.#disk?.space()
  }

  #in(path: string | URL): string | undefined {
    const found = relative(this.#path, resolve(path instanceof URL ? fileURLToPath(path) : path))
    return found.startsWith('..') ? undefined : found
  }
}
