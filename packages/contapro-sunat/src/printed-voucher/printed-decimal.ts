/** A decimal text as it is printed: thousands apart, all its places and at least so many: "1234.5" with two → "1,234.50". */
export function printedDecimal(text: string, places: number): string {
  const [integers = '', decimals = ''] = text.split('.')
  const grouped = integers.replace(/\B(?=([0-9]{3})+$)/g, ',')
  const padded = decimals.padEnd(places, '0')
  return padded === '' ? grouped : `${grouped}.${padded}`
}
