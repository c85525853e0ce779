import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The state of a disk. */
export interface DiskState {
  /** Bytes that the files of each thread can grow by. */
  readonly free: number
  /** What a program is shown that looks for free bytes, if it is something else: the disk fills up right after it has looked. */
  readonly shown?: number
  /** Whether writes never end. */
  readonly hangs?: boolean
}

/** Puts a disk that lives in another process into a state; `path` is a file for it. */
export function setDisk(path: string, state: DiskState): void {
  writeFileSync(`${path}-next`, JSON.stringify(state))
  renameSync(`${path}-next`, path)
}

export interface FullDisk {
  /** @throws ENOSPC when a file cannot grow from one size to another. */
  take(from: number, to: number): void
  space(): { readonly bsize: number; readonly bavail: number }
}

/** The disk of a thread, in the state of a file. */
export function createFullDisk(path: string): FullDisk {
  const read = readFileSync
  let text = ''
  let taken = 0
  const state = (): DiskState => {
    const found = read(path, 'utf8')
    if (found !== text) taken = 0
    text = found
    return JSON.parse(found) as DiskState
  }
  return {
    take(from, to) {
      while (state().hangs) continue
      if (to <= from) return
      if (taken + to - from > state().free) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      }
      taken += to - from
    },
    space() {
      const { free, shown = free - taken } = state()
      return { bsize: 1, bavail: shown }
    },
  }
}
