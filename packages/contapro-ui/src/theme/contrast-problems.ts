import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './css-color.ts'

/** Two colours of a theme that are too alike to be read. Tokens without `--cp-`. */
export interface ContrastProblem {
  readonly foreground: string
  readonly background: string
  /** 1 to 21, as WCAG 2.2 counts. */
  readonly ratio: number
  /** What the pair needs: 4.5 for text, 3 for graphics. */
  readonly least: 4.5 | 3
}

/** Every pair of the design language that misses WCAG AA among the values of a whole theme, by custom property. */
export function contrastProblems(properties: Readonly<Record<string, string>>): readonly ContrastProblem[] {
  const value = (token: string): string => followed(properties, `--cp-${token}`)
  return contrastPairs.flatMap(({ foreground, background, least }) => {
    const ratio = contrastRatio(value(foreground), value(background))
    return ratio !== undefined && ratio < least ? [{ foreground, background, ratio, least }] : []
  })
}

function followed(properties: Readonly<Record<string, string>>, property: string): string {
  const value = properties[property] ?? ''
  const reference = /^var\((--cp-[\w-]+)\)$/.exec(value)?.[1]
  return reference ? followed(properties, reference) : value
}
