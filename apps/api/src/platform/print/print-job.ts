/** Which printed form of a voucher. */
export type PrintFormat = 'jpeg' | 'pdf'

/** What the drawing process is asked for. */
export interface PrintJob {
  readonly format: PrintFormat
  readonly xml: Uint8Array
}

/** What it answers: the file, or why there is none. */
export type PrintOutcome = { readonly file: Uint8Array } | { readonly error: string }
