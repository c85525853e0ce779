/** A label and what stands beside it. */
export interface PrintedFact {
  readonly label: string
  readonly value: string
}

/** A column of the table of lines. */
export interface PrintedColumn {
  readonly title: string
  readonly align: 'start' | 'end'
  /** Share of the table's width; all together are 100. */
  readonly width: number
}

/**
 * What the printed representation of an electronic voucher holds, in Spanish and in the order of reading, whatever the
 * voucher's type. Amounts are texts like "1,180.00" in the voucher's own currency.
 */
export interface PrintedVoucher {
  /** "FACTURA ELECTRÓNICA". */
  readonly title: string
  /** "F001-101". */
  readonly number: string
  readonly issuer: {
    readonly name: string
    readonly tradeName: string | null
    /** "RUC 20990000027". */
    readonly document: string
    readonly address: string | null
  }
  /** Who receives it. */
  readonly receiver: readonly PrintedFact[]
  /** Dates, currency, payment, and the voucher that a note modifies. */
  readonly facts: readonly PrintedFact[]
  readonly columns: readonly PrintedColumn[]
  /** A cell for each column. */
  readonly rows: readonly (readonly string[])[]
  /** The last one is the amount to pay (with a perception, without a retention), perceived or retained. */
  readonly totals: readonly PrintedFact[]
  /** "SON: MIL CIENTO OCHENTA Y 00/100 SOLES". */
  readonly inWords: string
  readonly notes: readonly string[]
  /** What the QR code says; see `qrText`. */
  readonly qr: string
  /** The digest of the signature ("código hash"); null when the XML carries no signature. */
  readonly digest: string | null
}
