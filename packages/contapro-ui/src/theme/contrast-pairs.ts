/** Two tokens that meet on the screen, and the contrast that WCAG 2.2 AA asks of them. Tokens without `--cp-`. */
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
