import {
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  toGamut,
  useMode,
  wcagContrast,
} from 'culori/fn'

export type { Oklch } from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab]) useMode(mode)
const toOklch = useMode(modeOklch)
const intoGamut = toGamut('rgb', 'oklch')

/** A colour by lightness, chroma and hue, from any writing of CSS; undefined when it cannot be read without a page. */
export function readColor(text: string): Oklch | undefined {
  return toOklch(text)
}

/** A colour as `#rrggbb`; what a screen cannot show loses chroma, not lightness. */
export function hex(color: Oklch): string {
  return formatHex(intoGamut(color))
}

/** The contrast of two colours, 1 to 21 as WCAG 2.2 counts; undefined when one cannot be read without a page. */
export function contrastRatio(one: string, other: string): number | undefined {
  const [first, second] = [parse(one), parse(other)]
  return first && second ? wcagContrast(first, second) : undefined
}
