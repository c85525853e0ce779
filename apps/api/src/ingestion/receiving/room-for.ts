const MIB = 1024 * 1024

/** What is left to everything else when files are taken in. */
const RESERVED_BYTES = 512 * MIB

/** Rows, their indexes and the log of the database take up to five times the bytes of a file that is not packed. */
const GROWTH = 6

/** Free bytes of the disk with which files of so many bytes are taken in. */
export const roomFor = (bytes: number): number => RESERVED_BYTES + GROWTH * bytes
