import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio, hex, type Oklch, readColor } from './css-color.ts'

/** What a host says about its colours, each in any writing of CSS that needs no page: `#0b57d0`, `rgb(…)`, `oklch(…)`. */
export interface ThemeColors {
  /** The brand: what can be pressed, what is selected, the result. It is taken as it is. */
  readonly accent: string
  /** What cards and tables stand on; hovered, pressed and sunken surfaces and lines follow it. */
  readonly surface?: string
  /** The ground of a page of ours. */
  readonly background?: string
}

type Properties = Record<string, string>

const color = (names: string): readonly string[] => names.split(' ').map((name) => `--cp-${name}`)
/** Greys: they take the hue of the surface, or of the accent. */
const neutrals = color(
  'color-text color-text-secondary color-text-tertiary color-text-disabled color-text-inverse-secondary color-surface-inverse color-neutral-text color-neutral-icon chart-axis chart-cursor chart-6 topbar-text topbar-text-secondary',
)
/** Greys that also get lighter or darker with the surface that the host gives. */
const grounds = color(
  'color-surface color-surface-raised color-surface-sunken color-surface-hover color-surface-pressed color-border-subtle color-border color-border-strong color-neutral-bg color-neutral-border chart-grid skeleton-base skeleton-shine topbar-bg topbar-border topbar-hover sidebar-item-active-bg sidebar-item-active-border',
)
const pageGrounds = color('color-bg sidebar-bg')
/** Tints of the brand. */
const tints = color(
  'color-brand-subtle color-brand-subtle-hover color-brand-border color-surface-selected color-brand-deep color-on-brand-deep-secondary',
)
/** What is pressed stays the host's own colour, and what is written on a solid ground goes with that ground. */
const untouched = new Set(color('color-brand color-on-brand color-on-danger-solid color-mark'))

/**
 * Every colour of a theme from a few, on the pattern of a base theme: lightness from the base, hue from the host. What
 * then misses WCAG AA is made lighter or darker until it holds; `fixed` tokens and the accent itself stay as they are.
 */
export function deriveColors(given: ThemeColors, base: Readonly<Properties>, fixed: Readonly<Properties>): Properties {
  const accent = choice('accent', given.accent)
  const surface = given.surface === undefined ? undefined : choice('surface', given.surface)
  const background = given.background === undefined ? undefined : choice('background', given.background)
  const lift = surface ? surface.l - oklchOf(base['--cp-color-surface']).l : 0
  const pageLift = background ? background.l - oklchOf(base['--cp-color-bg']).l : lift
  const grey = surface ?? background ?? accent
  const retinted = (names: readonly string[], hue: Oklch, shift = 0): Properties =>
    Object.fromEntries(names.map((name) => [name, hex(retint(oklchOf(base[name]), hue, shift))]))
  const values: Properties = {
    ...retinted(neutrals, grey),
    ...retinted(grounds, grey, lift),
    ...retinted(pageGrounds, background ?? grey, pageLift),
    ...retinted(tints, accent),
    ...brand(accent),
    ...charts(accent, base),
    ...(surface ? { '--cp-color-surface': hex(surface) } : {}),
    ...(background ? { '--cp-color-bg': hex(background), '--cp-sidebar-bg': hex(background) } : {}),
    ...fixed,
  }
  return withContrast(values, base, new Set([...untouched, ...Object.keys(fixed)]))
}

/** A colour of the base in another hue; no stronger than the colour it takes the hue of. */
const retint = (from: Oklch, hue: Oklch, lift: number): Oklch => ({
  ...from,
  l: Math.min(1, Math.max(0, from.l + lift)),
  c: Math.min(from.c, hue.c),
  h: hue.h,
})

/** The pressable colours: what is written on them is white if that can be read, and they move away from it. */
function brand(accent: Oklch): Properties {
  const solid = hex(accent)
  const ink = hex({ ...accent, l: 0.2, c: Math.min(accent.c, 0.04) })
  const onWhite = contrastRatio('#ffffff', solid) ?? 0
  const isWhite = onWhite >= 4.5 || onWhite > (contrastRatio(ink, solid) ?? 0)
  const step = isWhite ? -0.05 : 0.05
  return {
    '--cp-color-brand': solid,
    '--cp-color-brand-hover': hex({ ...accent, l: accent.l + step }),
    '--cp-color-brand-active': hex({ ...accent, l: accent.l + 2 * step }),
    '--cp-color-on-brand': isWhite ? '#ffffff' : ink,
    '--cp-color-brand-text': solid,
    '--cp-color-focus': solid,
  }
}

/** Sales take the accent. Purchases keep their blue, unless the accent is a blue too: then they take the base's accent. */
function charts(accent: Oklch, base: Readonly<Properties>): Properties {
  const sales = { '--cp-chart-1': hex(accent), '--cp-chart-ventas': hex(accent) }
  const purchases = oklchOf(base['--cp-chart-compras'])
  const apart = Math.abs((((accent.h ?? 0) - (purchases.h ?? 0) + 540) % 360) - 180)
  if (apart >= 40) return sales
  const other = base['--cp-chart-ventas'] ?? ''
  return { ...sales, '--cp-chart-3': other, '--cp-chart-compras': other }
}

/** Moves each foreground away from its grounds, a step at a time, until every pair it is in can be read. */
function withContrast(values: Properties, base: Readonly<Properties>, fixed: ReadonlySet<string>): Properties {
  const all: Properties = { ...base, ...values }
  const moved: Properties = {}
  for (const name of new Set(contrastPairs.map(({ foreground }) => `--cp-${foreground}`))) {
    if (fixed.has(name) || !all[name]?.startsWith('#')) continue
    const pairs = contrastPairs.filter(({ foreground }) => `--cp-${foreground}` === name)
    const holds = (text: string): boolean =>
      pairs.every((pair) => (contrastRatio(text, all[`--cp-${pair.background}`] ?? '') ?? pair.least) >= pair.least)
    const start = oklchOf(all[name])
    const ground = oklchOf(all[`--cp-${pairs[0]?.background ?? ''}`])
    const direction = ground.l > 0.5 ? -0.01 : 0.01
    let steps = 0
    while (steps < 100 && !holds(hex({ ...start, l: start.l + steps * direction }))) steps += 1
    if (steps > 0 && steps < 100) moved[name] = hex({ ...start, l: start.l + steps * direction })
  }
  return { ...values, ...moved }
}

function oklchOf(value = ''): Oklch {
  const known = readColor(value)
  if (!known) throw new Error(`not a colour: ${value}`)
  return known
}

function choice(name: keyof ThemeColors, value: string): Oklch {
  const known = readColor(value)
  if (known) return known
  throw new Error(
    `createContaproTheme: ${name} "${value}" cannot be read as a colour. Write it as #rrggbb, rgb(…), hsl(…) or oklch(…), not as a var(…).`,
  )
}
