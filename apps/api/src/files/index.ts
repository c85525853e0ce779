export { FileMissingError, type ByteRange, type FileStorage, type StoredFile } from './file-storage.ts'
export { keepPrivate } from './keep-private.ts'
export { openDiskStorage } from './disk-storage.ts'
