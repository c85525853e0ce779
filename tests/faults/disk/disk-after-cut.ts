import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiskChange, RecordedChange } from './recording.ts'

/** A disk keeps what is not synced in blocks of this size. */
const BLOCK_BYTES = 4096

type Node = RecordedFile | Folder
type Write = { readonly at: number; readonly bytes: Uint8Array } | { readonly size: number }

class RecordedFile {
  readonly isFolder = false
  /** What is on the disk for certain. */
  #synced = Buffer.alloc(0)
  #size = 0
  #unsynced: Write[] = []

  write(write: Write): void {
    this.#unsynced.push(write)
  }

  sync(): void {
    for (const write of this.#unsynced) this.#apply(write)
    this.#unsynced = []
  }

  /** The content after a cut: of what is not synced, each block is kept or lost by chance. */
  afterCut(isKept: () => boolean): Uint8Array {
    const found = new RecordedFile()
    found.#synced = Buffer.from(this.#synced)
    found.#size = this.#size
    for (const write of this.#unsynced.flatMap(blocksOf)) if (isKept()) found.#apply(write)
    return found.#synced.subarray(0, found.#size)
  }

  #apply(write: Write): void {
    const end = 'size' in write ? write.size : Math.max(this.#size, write.at + write.bytes.byteLength)
    if (end > this.#synced.byteLength) {
      const grown = Buffer.alloc(2 * end)
      this.#synced.copy(grown, 0, 0, this.#size)
      this.#synced = grown
    }
    // What a shorter file no longer has comes back as zeros.
    if (end < this.#size) this.#synced.fill(0, end, this.#size)
    this.#size = end
    if ('bytes' in write) this.#synced.set(write.bytes, write.at)
  }
}

function blocksOf(write: Write): Write[] {
  if ('size' in write) return [write]
  const { at, bytes } = write
  const blocks: Write[] = []
  for (let start = 0; start < bytes.byteLength; ) {
    const end = Math.min(start + BLOCK_BYTES - ((at + start) % BLOCK_BYTES), bytes.byteLength)
    blocks.push({ at: at + start, bytes: bytes.subarray(start, end) })
    start = end
  }
  return blocks
}

class Folder {
  readonly isFolder = true
  readonly entries = new Map<string, Node>()
  /** The names that are on the disk for certain. */
  readonly synced = new Map<string, Node>()
}

/** A name that is given to a node, or taken from one. */
interface NameChange {
  readonly folder: Folder
  readonly name: string
  readonly node: Node | undefined
}

interface PendingNames {
  readonly changes: readonly NameChange[]
  /** A new file: its name is kept with the first sync of its content. */
  readonly made?: RecordedFile
}

/**
 * The files of a folder as a loss of power leaves them. What is synced is kept. What is not is kept or lost by chance: contents block by
 * block, names in the order of their changes, as the journal of a file system does it.
 */
export class RecordedDisk {
  readonly #root = new Folder()
  readonly #open = new Map<number, Node>()
  #pending: PendingNames[] = []

  apply({ change, bytes }: RecordedChange): void {
    switch (change.op) {
      case 'open':
        return this.#opened(change)
      case 'close':
        this.#open.delete(change.file)
        return
      case 'write':
        return this.#openFile(change.file).write({ at: change.at, bytes })
      case 'truncate':
        return this.#openFile(change.file).write({ size: change.size })
      case 'sync':
        return this.#sync(this.#open.get(change.file)!)
      case 'folder':
        this.#makeFolders(change.path)
        return
      case 'remove':
        if (this.#find(change.path)) this.#change([{ ...this.#at(change.path), node: undefined }])
        return
      case 'link':
        return this.#change([{ ...this.#at(change.to), node: this.#find(change.path) }])
      case 'rename':
        return this.#change([
          { ...this.#at(change.to), node: this.#find(change.path) },
          { ...this.#at(change.path), node: undefined },
        ])
    }
  }

  /**
   * Writes the files after a cut here into a folder. The disk is not to be used after it.
   *
   * @param share how much of what is not synced is kept, from 0 to 1.
   * @param random numbers from 0 to below 1.
   */
  writeAfterCut(folder: string, share: number, random: () => number): void {
    const kept = Math.round(this.#pending.length * (share + Math.min(share, 1 - share) * (2 * random() - 1)))
    for (const { changes } of this.#pending.slice(0, kept)) keep(changes)
    writeFolder(this.#root, folder, () => random() < share)
  }

  #opened({ file, path, makes, empties }: Extract<DiskChange, { op: 'open' }>): void {
    const node = this.#find(path) ?? (makes && this.#make(path, new RecordedFile()))
    if (!node) throw new Error(`${path} was made by a change that is not recorded.`)
    if (empties && !node.isFolder) node.write({ size: 0 })
    this.#open.set(file, node)
  }

  #openFile(file: number): RecordedFile {
    const node = this.#open.get(file)
    if (!node || node.isFolder) throw new Error(`No file is open as ${file}.`)
    return node
  }

  #find(path: string): Node | undefined {
    let node: Node | undefined = this.#root
    for (const name of namesOf(path)) node = node?.isFolder ? node.entries.get(name) : undefined
    return node
  }

  #at(path: string): { readonly folder: Folder; readonly name: string } {
    const names = namesOf(path)
    const name = names.pop() ?? ''
    const folder = this.#find(names.join('/'))
    if (!folder?.isFolder) throw new Error(`${path} is in no folder.`)
    return { folder, name }
  }

  #make<N extends Node>(path: string, node: N): N {
    this.#change([{ ...this.#at(path), node }], node.isFolder ? undefined : node)
    return node
  }

  #makeFolders(path: string): void {
    const names = namesOf(path)
    for (let depth = 1; depth <= names.length; depth++) {
      const part = names.slice(0, depth).join('/')
      if (!this.#find(part)) this.#make(part, new Folder())
    }
  }

  #change(changes: readonly NameChange[], made?: RecordedFile): void {
    for (const { folder, name, node } of changes) {
      if (node) folder.entries.set(name, node)
      else folder.entries.delete(name)
    }
    this.#pending.push({ changes, ...(made && { made }) })
  }

  #sync(node: Node): void {
    if (!node.isFolder) node.sync()
    this.#pending = this.#pending.filter(({ changes, made }) => {
      const isSynced = made === node || changes.some(({ folder }) => folder === node)
      if (isSynced) keep(changes)
      return !isSynced
    })
  }
}

const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '')

function keep(changes: readonly NameChange[]): void {
  for (const { folder, name, node } of changes) {
    if (node) folder.synced.set(name, node)
    else folder.synced.delete(name)
  }
}

function writeFolder(from: Folder, path: string, isKept: () => boolean): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const [name, node] of from.synced) {
    if (node.isFolder) writeFolder(node, join(path, name), isKept)
    else writeFileSync(join(path, name), node.afterCut(isKept), { mode: 0o600 })
  }
}
