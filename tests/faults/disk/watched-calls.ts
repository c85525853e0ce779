import fs from 'node:fs'
import type { WatchedFolder } from './watched-folder.ts'

const real = { ...fs }

type Write = [file: number, bytes: Uint8Array, offset: number, length: number, position: number]

/** The functions of `node:fs` that the embedded database reaches the disk through. */
export const watchedCalls = (folder: WatchedFolder): Partial<typeof fs> => {
  const calls = {
    openSync(path: string, flags: string | number, mode?: number) {
      const file = real.openSync(path, flags, mode)
      folder.opened(file, path, flags)
      return file
    },
    closeSync(file: number) {
      folder.closing(file)
      real.closeSync(file)
    },
    writeSync(...[file, bytes, offset, length, position]: Write) {
      if (folder.has(file)) folder.growing(file, real.fstatSync(file).size, position + length)
      const count = real.writeSync(file, bytes, offset, length, position)
      if (folder.has(file)) folder.written(file, bytes.subarray(offset, offset + count), position)
      return count
    },
    fsyncSync(file: number) {
      real.fsyncSync(file)
      folder.synced(file)
    },
    ftruncateSync(file: number, size = 0) {
      real.ftruncateSync(file, size)
      folder.truncated(file, size)
    },
    truncateSync(path: string, size = 0) {
      const file = calls.openSync(path, 'r+')
      calls.ftruncateSync(file, size)
      calls.closeSync(file)
    },
    writeFileSync(path: string, text: string, options: fs.WriteFileOptions) {
      real.writeFileSync(path, text, options)
      folder.writtenWhole(path, text, false)
    },
    statfsSync: (path: string) => Object.assign(real.statfsSync(path), folder.space()),
    renameSync(path: string, to: string) {
      real.renameSync(path, to)
      folder.renamed('rename', path, to)
    },
    unlinkSync(path: string) {
      real.unlinkSync(path)
      folder.changed('remove', path)
    },
    rmdirSync(path: string) {
      real.rmdirSync(path)
      folder.changed('remove', path)
    },
    mkdirSync(path: string, options?: fs.MakeDirectoryOptions) {
      const first = real.mkdirSync(path, options)
      folder.changed('folder', path)
      return first
    },
  }
  return calls as Partial<typeof fs>
}
