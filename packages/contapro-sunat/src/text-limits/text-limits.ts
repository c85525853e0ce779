/** Longest texts that a file may hold, in characters. What is longer is refused, never cut. */
export interface TextLimits {
  /** A name, an address, a description, a legend. */
  readonly text: number
  /** Series, number or final number of a voucher. */
  readonly voucherNumber: number
  /** Number of a document of identity. */
  readonly document: number
  /** A code or number that somebody else gave: an account, a receipt, a unit, a seller's code for goods. */
  readonly code: number
}

/**
 * Longest texts that a file may hold: the widest of any layout or version of SUNAT's, since a file that SUNAT took has to be read.
 *
 * Source: R.S. 112-2021, Anexo 3, fields 8 to 10 (20), 12 (15), 13 (1,500) and 33 (50); R.S. 040-2022, Anexo 11, fields 8, 10, 13, 14
 * and 34 say the same. PLE (names of 100, receipts of 24) and UBL (descriptions of 500, goods of 30) are narrower.
 */
export const textLimits: TextLimits = { text: 1_500, voucherNumber: 20, document: 15, code: 50 }
