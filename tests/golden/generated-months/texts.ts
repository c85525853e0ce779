/** Céntimos as SUNAT writes an amount. */
export function sunatText(centimos: number): string {
  const digits = String(Math.abs(centimos)).padStart(3, '0')
  return `${centimos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `2025-12-03` as `03/12/2025`. */
export function sunatDate(date: string): string {
  return date.split('-').toReversed().join('/')
}

/** Text between tags, or in an attribute. */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
