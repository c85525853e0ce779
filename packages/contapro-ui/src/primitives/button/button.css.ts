import { createVar } from '@vanilla-extract/css'
import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, density, font, motion, space } = vars
const background = createVar()
const foreground = createVar()
const edge = createVar()

const paint = (bg: string, fg?: string, bd: string = bg) => ({
  vars: { [background]: bg, [edge]: bd, ...(fg ? { [foreground]: fg } : {}) },
})

export const button: string = primitiveStyle({
  ...paint(color.surface, color.text, color.border),
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  flex: 'none',
  minHeight: vars.button.height,
  padding: '0 14px',
  border: `1px solid ${edge}`,
  borderRadius: vars.button.radius,
  background,
  color: foreground,
  fontSize: vars.control.fontSize,
  lineHeight: font.lineMd,
  fontWeight: vars.button.weight,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  ':hover': paint(color.surfaceHover, undefined, `color-mix(in srgb, ${color.border} 50%, ${color.borderStrong})`),
  selectors: {
    '&:active, &[aria-expanded=true]': { vars: { [background]: color.surfacePressed } },
    '&:disabled, &[aria-disabled=true]': {
      ...paint(color.surfacePressed, color.textDisabled, 'transparent'),
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:disabled, &[aria-disabled=true]': { color: 'GrayText' } } },
  },
})

const enabled = (state: string): string => `&:not(:disabled):not([aria-disabled=true])${state}`

export const variants: Readonly<Record<'primary' | 'secondary' | 'ghost' | 'link' | 'danger', string>> = {
  secondary: '',
  primary: primitiveVariant({
    selectors: {
      [enabled('')]: paint(color.brand, color.onBrand),
      [enabled(':hover')]: paint(color.brandHover),
      [`${enabled(':active')}, ${enabled('[aria-expanded=true]')}`]: paint(color.brandActive),
    },
  }),
  ghost: primitiveVariant({
    ...paint('transparent', color.textSecondary),
    selectors: {
      [enabled(':hover')]: paint(color.surfacePressed, color.text, 'transparent'),
      '&:disabled, &[aria-disabled=true]': { vars: { [background]: 'transparent' } },
    },
  }),
  link: primitiveVariant({
    ...paint('transparent', color.brandText),
    selectors: {
      [enabled(':hover')]: paint(color.brandSubtle, undefined, 'transparent'),
      '&:disabled, &[aria-disabled=true]': { vars: { [background]: 'transparent' } },
    },
  }),
  danger: primitiveVariant({
    selectors: {
      [enabled('')]: paint(color.dangerSolid, color.onDangerSolid),
      [enabled(':hover')]: paint(color.dangerSolidHover),
    },
  }),
}

export const sizes: Readonly<Record<'sm' | 'md' | 'lg', string>> = {
  sm: primitiveVariant({ minHeight: density.controlSm, padding: '0 10px', fontSize: font.sizeSm, gap: 6 }),
  md: '',
  lg: primitiveVariant({ minHeight: density.controlLg, padding: '0 20px' }),
}

/** While busy the button keeps its colours: it has not become impossible, it is doing it. */
export const busyVariant: string = primitiveVariant({ cursor: 'progress' })
export const block: string = primitiveVariant({ width: '100%' })

export const iconOnly: Readonly<Record<'sm' | 'md' | 'lg', string>> = {
  sm: primitiveVariant({ width: density.controlSm, padding: 0 }),
  md: primitiveVariant({ width: vars.button.height, padding: 0 }),
  lg: primitiveVariant({ width: density.controlLg, padding: 0 }),
}

/** Label and busy label share one place, so that the width stays. */
export const labels: string = primitiveStyle({ display: 'inline-grid' })
export const label: string = primitiveStyle({ gridArea: '1 / 1', overflow: 'hidden', textOverflow: 'ellipsis' })
export const unseen: string = primitiveVariant({ visibility: 'hidden' })
