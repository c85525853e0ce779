/** Raised with every change of the look or of what is printed: what was drawn before is then drawn anew. */
export const DESIGN_VERSION = 5

/** The product's look on paper: colours of the theme "contapro", on white, and Inter. Lengths are points, 72 to the inch. */
export const colors = {
  paper: '#ffffff',
  text: '#14201e',
  secondary: '#47534f',
  brand: '#00686f',
  brandText: '#00626a',
  brandSubtle: '#e9f6f6',
  brandBorder: '#a9d7da',
  sunken: '#f3f5f2',
  border: '#dfe3de',
  warning: '#834600',
} as const

/** A4. */
export const page = { width: 595, height: 842, margin: 36, footer: 26 } as const

/** Between the margins. */
export const contentWidth: number = page.width - 2 * page.margin

/** A size, a weight and a colour of Inter. */
export interface TextStyle {
  readonly size: number
  readonly weight: 400 | 500 | 600 | 700
  readonly color: string
}

/** Lines stand so far apart, as a multiple of their size. */
export const LINE_HEIGHT = 1.35

export const styles = {
  name: { size: 12.5, weight: 700, color: colors.text },
  tradeName: { size: 9, weight: 500, color: colors.secondary },
  small: { size: 8, weight: 400, color: colors.secondary },
  document: { size: 10, weight: 500, color: colors.text },
  title: { size: 10.5, weight: 700, color: colors.brandText },
  number: { size: 14, weight: 700, color: colors.text },
  label: { size: 7.5, weight: 500, color: colors.secondary },
  value: { size: 8.5, weight: 400, color: colors.text },
  head: { size: 7.5, weight: 600, color: colors.brandText },
  cell: { size: 8, weight: 400, color: colors.text },
  total: { size: 8.5, weight: 500, color: colors.text },
  grandTotal: { size: 11, weight: 700, color: colors.text },
  words: { size: 8.5, weight: 600, color: colors.text },
  warning: { size: 8.5, weight: 600, color: colors.warning },
  footer: { size: 7, weight: 400, color: colors.secondary },
} as const satisfies Readonly<Record<string, TextStyle>>
