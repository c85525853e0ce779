/** What was doubtful in a file that was read all the same. Stable: screens and hosts decide by it. */
export type FileWarningCode =
  /** A total is not the sum of its amounts. */
  | 'TOTAL_MISMATCH'
  /** A name holds the separator without quotation marks; the row was read in the one way that adds up. */
  | 'NAME_SPLIT'
  /** An amount of a csv file has a comma, of thousands or of decimals; the row was read in the one way that adds up. */
  | 'AMOUNT_WITH_COMMA'
  /** Two lines or reports state different amounts for one constancia of a deposit; one of them counts. */
  | 'RECEIPT_WITH_TWO_AMOUNTS'
  /** Of the total of an XML a part is explained by nothing in it (`UblVoucher.remainder`). */
  | 'XML_REMAINDER'

/** One contradiction of a row, voucher or deposit with itself: it was read, and this says what to look at. */
export interface FileWarning {
  /** 1-based line of the text file; null for the file as a whole, and for XML and zip files. */
  readonly line: number | null
  /** SUNAT's name of the field (the header's wording), or null when no single field is at fault. */
  readonly field: string | null
  readonly code: FileWarningCode
  /** A whole sentence in Spanish. */
  readonly message: string
}
