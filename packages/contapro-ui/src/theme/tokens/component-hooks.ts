import type { TokenValues } from './token-values.ts'
import { vars } from './vars.css.ts'

/** Hooks of the components, declared on every themed element so that an override of a base token reaches them. */
export const componentHooks: TokenValues = {
  button: {
    height: vars.density.control,
    radius: vars.radius.md,
    weight: vars.font.weightMedium,
  },
  control: {
    fontSize: vars.font.sizeMd,
  },
  input: {
    height: vars.density.control,
    radius: vars.radius.md,
    bg: vars.color.surface,
    border: vars.color.borderStrong,
  },
  card: {
    bg: vars.color.surface,
    border: vars.color.border,
    radius: vars.radius.lg,
    shadow: 'none',
    padding: vars.density.card,
  },
  table: {
    rowHeight: vars.density.row,
    headHeight: vars.density.head,
    headBg: vars.color.surfaceSunken,
    cellX: vars.density.cellX,
    lines: '2',
  },
  badge: {
    radius: vars.radius.full,
    height: '24px',
  },
  tabs: {
    height: vars.density.controlLg,
    indicator: vars.color.brand,
  },
  modal: {
    radius: vars.radius.xl,
    widthSm: '420px',
    widthMd: '560px',
    widthLg: '880px',
  },
  popover: {
    radius: vars.radius.lg,
  },
  tooltip: {
    bg: vars.color.surfaceInverse,
    text: vars.color.textInverse,
  },
  toast: {
    width: '420px',
  },
  topbar: {
    height: '56px',
  },
  sidebar: {
    width: '264px',
  },
  page: {
    max: '1184px',
    gutter: '32px',
  },
  chart: {
    height: '240px',
  },
}
