import { type ContrastProblem, contrastProblems } from './contrast-problems.ts'
import { deriveColors, type ThemeColors } from './derive-colors.ts'
import type { Density, ThemeName } from './theme-name.ts'
import { themeRules } from './theme-rules.ts'
import { tokenProperties } from './token-properties.ts'
import { componentHooks } from './tokens/component-hooks.ts'
import { contapro } from './tokens/contapro.ts'
import { contaproDark } from './tokens/contapro-dark.ts'
import type { TokenValues } from './tokens/token-values.ts'
import { warnOfContrast } from './warn-of-contrast.ts'

/** What a host says about its look. All that follows from it is derived. */
export interface ContaproThemeOptions extends ThemeColors {
  /** Light without it. */
  readonly scheme?: 'light' | 'dark'
  /** The corner of buttons and inputs in px, 8 without it; smaller and larger parts follow in proportion. */
  readonly radius?: number
  /** How tight controls and rows stand; `regular` without it. */
  readonly density?: Density
  /** Families as in CSS. The host loads them: a widget loads no font by itself. */
  readonly fonts?: { readonly text?: string; readonly mono?: string }
  /** What one rem of ours is; `1.6rem` in a page with `html { font-size: 62.5% }`. */
  readonly rem?: string
  /** Any token by its name, stronger than what is derived. */
  readonly tokens?: TokenValues
}

/** A host's own theme, for `theme` of `ContaproProvider` and `ThemeRoot`. */
export interface ContaproTheme {
  /** The theme of the package that gives what this one leaves alone. */
  readonly base: ThemeName
  readonly density?: Density
  /** The value of `data-cp-brand` on the themed element. It follows from the values: the same on a server and in a browser. */
  readonly id: string
  /** What differs from the base, by custom property. */
  readonly properties: Readonly<Record<string, string>>
  /** The same as rules in the layer of the tokens, for a host that would rather have them in a file of its own. */
  readonly css: string
  /** The pairs of colours that miss WCAG AA; empty in a good theme. */
  readonly contrast: readonly ContrastProblem[]
}

/**
 * A theme from a host's few choices. Hovered, pressed, subtle and selected colours, and what is written on them, are
 * derived so that they can be read. Made once, outside of rendering. In development it warns of pairs of colours that
 * miss WCAG AA.
 *
 * @throws Error when a colour cannot be read.
 */
export function createContaproTheme(options: ContaproThemeOptions): ContaproTheme {
  const base = options.scheme === 'dark' ? contaproDark : contapro
  const given = tokenProperties(base)
  const own = options.tokens ? tokenProperties(options.tokens) : {}
  const values = { ...deriveColors(options, given, own), ...tokenProperties(shape(options)), ...own }
  const properties = Object.fromEntries(Object.entries(values).filter(([name, value]) => given[name] !== value))
  const contrast = contrastProblems({ ...tokenProperties(componentHooks), ...given, ...properties })
  warnOfContrast(contrast)
  return {
    base: options.scheme === 'dark' ? 'contapro-dark' : 'contapro',
    ...(options.density ? { density: options.density } : {}),
    properties,
    contrast,
    ...themeRules(properties),
  }
}

function shape({ radius, fonts, rem }: ContaproThemeOptions): TokenValues {
  const px = (share: number): string => `${Math.round((radius ?? 0) * share * 10) / 10}px`
  return {
    ...(rem === undefined ? {} : { rem }),
    ...(radius === undefined
      ? {}
      : {
          radius: {
            xs: px(0.5),
            sm: px(0.75),
            md: px(1),
            lg: px(1.5),
            xl: px(2),
            ...(radius === 0 ? { full: '0px' } : {}),
          },
        }),
    ...(fonts
      ? { font: { ...(fonts.text ? { family: fonts.text } : {}), ...(fonts.mono ? { mono: fonts.mono } : {}) } }
      : {}),
  }
}
