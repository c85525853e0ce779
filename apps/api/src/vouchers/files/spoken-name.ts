/** How people name a voucher. */
export interface NamedVoucher {
  /** `{issuer ruc}-{type}-{series}-{number}`. */
  readonly code: string
  readonly series: string
  readonly number: string
}

/** "El comprobante F001-12", as an error names a voucher. */
export function spokenName({ series, number }: Pick<NamedVoucher, 'series' | 'number'>): string {
  return `El comprobante ${[series, number].filter((part) => part !== '').join('-')}`
}
