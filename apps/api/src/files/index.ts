export { FileMissingError, type ByteRange, type FileStorage, type StoredFile } from './file-storage.ts'
export { openDiskStorage } from './disk-storage.ts'
