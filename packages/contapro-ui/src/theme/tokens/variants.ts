import type { TokenValues } from './token-values.ts'
import { vars } from './vars.css.ts'

/** Density `compact`. */
export const compactDensity: TokenValues = {
  density: {
    control: '30px',
    controlSm: '26px',
    controlLg: '36px',
    row: '34px',
    head: '30px',
    cellX: '10px',
    card: '14px',
    gap: '12px',
  },
}

/** Density `comfortable`. */
export const comfortableDensity: TokenValues = {
  density: {
    control: '40px',
    controlSm: '36px',
    controlLg: '48px',
    row: '56px',
    head: '44px',
    cellX: '16px',
    card: '24px',
    gap: '24px',
  },
}

/** What `compact` changes in the component hooks. */
export const compactHooks: TokenValues = {
  badge: {
    height: '20px',
  },
  table: {
    lines: '1',
  },
  control: {
    fontSize: vars.font.sizeSm,
  },
}

/** What `siscont` changes in the component hooks. */
export const siscontHooks: TokenValues = {
  badge: {
    radius: vars.radius.md,
    height: '20px',
  },
  table: {
    lines: '1',
  },
  tabs: {
    height: vars.density.control,
  },
  control: {
    fontSize: vars.font.sizeSm,
  },
  chart: {
    height: '190px',
  },
  topbar: {
    height: '48px',
  },
}

/** The dark top bar of the Siscont profile over a light page. */
export const siscontTopbar: TokenValues = {
  topbar: {
    bg: '#16181d',
    text: '#e7eaef',
    textSecondary: '#b4bbc7',
    border: '#16181d',
    hover: '#282c34',
  },
}

/** Whatever a finger meets is 44 px high. */
export const touchDensity: TokenValues = {
  density: { control: '44px', controlSm: '44px', controlLg: '48px', gap: '16px', card: '16px' },
  page: { gutter: '16px' },
  topbar: { height: '56px' },
}

/** Under `prefers-reduced-motion`. */
export const reducedMotion: TokenValues = { motion: { fast: '1ms', base: '1ms', slow: '1ms' } }

/** Under `prefers-contrast: more`, by theme. */
export const moreContrast: Readonly<Record<'contapro' | 'contapro-dark' | 'siscont', TokenValues>> = {
  contapro: { color: { border: '#838b85', textTertiary: '#47534f' } },
  'contapro-dark': { color: { border: '#6d7d7b', textTertiary: '#b0bfbc' } },
  siscont: { color: { border: '#79818f', textTertiary: '#b4bbc7' } },
}
