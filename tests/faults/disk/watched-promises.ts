import { type MakeDirectoryOptions, promises, type RmOptions } from 'node:fs'
import type { WatchedFolder } from './watched-folder.ts'

const real = { ...promises }

/** The functions of `node:fs/promises` that the storage, the keys and the making of a database reach the disk through. */
export const watchedPromises = (folder: WatchedFolder): Partial<typeof promises> => {
  const calls = {
    async open(path: string, flags: string, mode?: number) {
      const handle = await real.open(path, flags, mode)
      folder.opened(handle.fd, path, flags)
      return folder.has(handle.fd) ? watchedHandle(folder, handle) : handle
    },
    async writeFile(path: string, text: string, options: { readonly flush?: boolean }) {
      await real.writeFile(path, text, options)
      folder.writtenWhole(path, text, options.flush ?? false)
    },
    statfs: async (path: string) => Object.assign(await real.statfs(path), folder.space()),
    async rename(path: string, to: string) {
      await real.rename(path, to)
      folder.renamed('rename', path, to)
    },
    async link(path: string, to: string) {
      await real.link(path, to)
      folder.renamed('link', path, to)
    },
    async rm(path: string, options?: RmOptions) {
      await real.rm(path, options)
      folder.changed('remove', path)
    },
    async mkdir(path: string, options?: MakeDirectoryOptions) {
      const first = await real.mkdir(path, options)
      folder.changed('folder', path)
      return first
    },
  }
  return calls as Partial<typeof promises>
}

/** The handle of a file that is written from its beginning to its end. */
function watchedHandle(folder: WatchedFolder, handle: promises.FileHandle): promises.FileHandle {
  const { fd: file } = handle
  const writeFile = handle.writeFile.bind(handle)
  const sync = handle.sync.bind(handle)
  const datasync = handle.datasync.bind(handle)
  const close = handle.close.bind(handle)
  let at = 0
  return Object.assign(handle, {
    async writeFile(bytes: Uint8Array) {
      folder.growing(file, at, at + bytes.byteLength)
      await writeFile(bytes)
      folder.written(file, bytes, at)
      at += bytes.byteLength
    },
    async sync() {
      await sync()
      folder.synced(file)
    },
    async datasync() {
      await datasync()
      folder.synced(file)
    },
    async close() {
      folder.closing(file)
      await close()
    },
  })
}
