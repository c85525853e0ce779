/** What was doubtful in a file that was read all the same. Stable: screens and hosts decide by it. */
export type FileWarningCode =
  /** A total is not the sum of its amounts. */
  | 'TOTAL_MISMATCH'
  /** The CAR of a row is not that of its voucher. */
  | 'CAR_MISMATCH'
  /** A name holds the separator without quotation marks; the row was read in the one way that adds up. */
  | 'NAME_SPLIT'
  /** An amount of a csv file has a comma, of thousands or of decimals; the row was read in the one way that adds up. */
  | 'AMOUNT_WITH_COMMA'
  /** Of the total of an XML a part is explained by nothing in it (`UblVoucher.remainder`). */
  | 'XML_REMAINDER'
  /** The row does not count: a stronger source names the voucher (a replacement over a proposal over the PLE). */
  | 'ROW_OF_WEAKER_SOURCE'
  /** The row does not count: the register of an earlier period names the voucher. */
  | 'ROW_OF_LATER_PERIOD'
  /** The row does not count: a newer file of the same source and period names the voucher. */
  | 'ROW_OF_OLDER_FILE'
  /** The row does not count: a later line of the same file names the voucher. */
  | 'ROW_BEFORE_ANOTHER'
  /** The XML does not count: another one of the voucher, or of the certificate, was uploaded later. */
  | 'XML_OF_OLDER_FILE'
  /** Amounts of the XML do not count: the register of the voucher says others. */
  | 'XML_OTHER_THAN_REGISTER'
  /** What the report says of a deposit does not count: a newer or more complete report says something else. */
  | 'DEPOSIT_OF_OTHER_REPORT'

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
