import { customProperties } from './compiled-css.ts'

/** Two tokens that meet on the screen, and the contrast that WCAG 2.2 AA asks of them. */
export interface ContrastPair {
  readonly foreground: string
  readonly background: string
  /** 4.5 for text, 3 for graphics and the edges of inputs. */
  readonly least: 4.5 | 3
}

const color = (...names: string[]): string[] => names.map((name) => `color-${name}`)
const pairs = (least: 4.5 | 3, foregrounds: string[], backgrounds: string[]): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, least })))

const surfaces = color(
  'bg',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-pressed',
  'surface-selected',
)
const statuses = ['success', 'warning', 'danger', 'neutral', 'info']

/** Every pair of the design language. Source: check-contrast of the design tokens. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, color('text', 'text-secondary'), [
    ...surfaces,
    ...color('brand-subtle', ...statuses.map((s) => `${s}-bg`)),
  ]),
  ...pairs(
    4.5,
    color('text-tertiary'),
    color('bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected'),
  ),
  ...pairs(
    4.5,
    color('brand-text'),
    color('bg', 'surface', 'surface-raised', 'surface-hover', 'surface-selected', 'brand-subtle', 'brand-subtle-hover'),
  ),
  ...pairs(4.5, color('on-brand'), color('brand', 'brand-hover', 'brand-active')),
  ...pairs(4.5, color('on-danger-solid'), color('danger-solid', 'danger-solid-hover')),
  ...pairs(4.5, color('text-inverse', 'text-inverse-secondary'), color('surface-inverse')),
  ...pairs(4.5, color('on-brand-deep', 'on-brand-deep-secondary'), color('brand-deep')),
  ...statuses.flatMap((s) =>
    pairs(4.5, color(`${s}-text`), color(`${s}-bg`, 'surface', 'surface-hover', 'surface-selected', 'surface-raised')),
  ),
  ...statuses.flatMap((s) =>
    pairs(3, color(`${s}-icon`), color(`${s}-bg`, 'surface', 'surface-raised', 'surface-selected')),
  ),
  ...pairs(4.5, ['topbar-text', 'topbar-text-secondary'], ['topbar-bg', 'topbar-hover']),
  ...pairs(4.5, color('text', 'brand-text'), ['sidebar-item-active-bg']),
  ...pairs(4.5, color('text-secondary', 'text-tertiary'), ['sidebar-bg']),
  ...pairs(4.5, ['chart-axis'], color('surface')),
  ...pairs(4.5, ['tooltip-text'], ['tooltip-bg']),
  ...pairs(3, color('border-strong'), color('bg', 'surface', 'surface-raised')),
  ...pairs(3, color('focus'), [
    ...color('bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-selected'),
    'topbar-bg',
  ]),
  ...pairs(3, color('brand'), color('bg', 'surface', 'surface-raised', 'brand-subtle')),
  ...pairs(3, color('mark'), color('brand-deep')),
  ...pairs(
    3,
    ['1', '2', '3', '4', '5', '6', 'ventas', 'compras', 'saldo', 'favor', 'cursor'].map((name) => `chart-${name}`),
    color('surface'),
  ),
]

/** The values of a theme with every reference followed, by the token's name without `--cp-`. */
export function resolvedTheme(css: string, theme: string): (token: string) => string {
  const places = customProperties(css)
  const own = places.get(`[data-cp-theme='${theme}']`) ?? places.get(`[data-cp-theme="${theme}"]`)
  const values = new Map([...(places.get('[data-cp-theme]') ?? []), ...(own ?? [])])
  const follow = (value: string): string =>
    value.replaceAll(/var\((--cp-[\w-]+)\)/g, (_, name: string) => follow(values.get(name) ?? ''))
  return (token) => follow(values.get(`--cp-${token}`) ?? '')
}

/** The contrast of two colours `#rrggbb`, 1 to 21. Source: WCAG 2.2, relative luminance. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`not a colour of six digits: ${hex}`)
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
