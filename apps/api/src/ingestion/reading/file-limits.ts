import { defaultReadingLimits, type ReadingLimits } from './reading-budget.ts'

const MIB = 1024 * 1024

/** What a file may hold at most. */
export interface FileLimits {
  /** Of a file, unpacked (decisions 12); of a zip with the zips inside it. */
  readonly maxUnpackedBytes: number
  /** Files of a zip with those of the zips inside it. */
  readonly maxZipEntries: number
  /** A zip inside a zip is read from memory. */
  readonly maxInnerZipBytes: number
  /** An XML is read as a whole. */
  readonly maxXmlBytes: number
  readonly reading: ReadingLimits
}

export const defaultFileLimits: FileLimits = {
  maxUnpackedBytes: 1024 * MIB,
  maxZipEntries: 20_000,
  maxInnerZipBytes: 64 * MIB,
  maxXmlBytes: 8 * MIB,
  reading: defaultReadingLimits,
}

/** A number of bytes as people say it: "1 GiB", "8 MiB", "500 bytes". */
export function sizeText(bytes: number): string {
  if (bytes >= 1024 * MIB) return `${roundDown(bytes / (1024 * MIB))} GiB`
  return bytes >= MIB ? `${roundDown(bytes / MIB)} MiB` : `${bytes} bytes`
}

const roundDown = (n: number): number => Math.floor(n * 10) / 10
