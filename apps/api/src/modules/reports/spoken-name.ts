/** "El comprobante F001-12", as an error names a voucher. */
export function spokenName({ series, number }: { readonly series: string; readonly number: string }): string {
  return `El comprobante ${[series, number].filter((part) => part !== '').join('-')}`
}
