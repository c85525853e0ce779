/** Why a file, or one of its lines, was refused. Stable: screens and hosts decide by it. */
export type FileErrorCode =
  | 'FILE_EMPTY'
  | 'FILE_KIND_UNKNOWN'
  | 'FILE_ENCODING'
  | 'FILE_TRUNCATED'
  | 'FILE_TOO_LARGE'
  | 'FILE_OF_OTHER_COMPANY'
  /** A spreadsheet saved the file and changed what was in it. */
  | 'FILE_FROM_SPREADSHEET'
  | 'HEADER_WRONG'
  | 'COLUMNS_WRONG'
  | 'PERIOD_INVALID'
  | 'PERIOD_MIXED'
  | 'DATE_INVALID'
  | 'AMOUNT_INVALID'
  | 'RUC_INVALID'
  | 'DOCUMENT_INVALID'
  | 'CURRENCY_INVALID'
  | 'EXCHANGE_RATE_INVALID'
  | 'VOUCHER_TYPE_INVALID'
  | 'SERIES_INVALID'
  | 'NUMBER_INVALID'
  | 'FIELD_MISSING'
  | 'FIELD_TOO_LONG'
  | 'XML_MALFORMED'
  | 'XML_DTD_REFUSED'
  | 'XML_NOT_A_VOUCHER'
  | 'ZIP_BROKEN'
  | 'ZIP_ENTRY_REFUSED'
  | 'FILE_OVER_BUDGET'

/** One reason why a file is refused: where, what and why, ready to show. */
export interface FileError {
  /** 1-based line of the text file; null for the file as a whole, and for XML and zip files. */
  readonly line: number | null
  /** SUNAT's name of the field (the header's wording), or null when no single field is at fault. */
  readonly field: string | null
  readonly code: FileErrorCode
  /** A whole sentence in Spanish. */
  readonly message: string
}
