import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, input: hook, motion } = vars

/** The edge around a control; the control itself fills it. Selects share it. */
export const box: string = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  height: hook.height,
  padding: '0 12px',
  background: hook.bg,
  border: `1px solid ${hook.border}`,
  borderRadius: hook.radius,
  fontSize: vars.control.fontSize,
  lineHeight: font.lineMd,
  color: color.text,
  textAlign: 'start',
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  ':hover': { borderColor: color.textTertiary },
  ':focus-within': {
    borderColor: color.brand,
    outline: `2px solid color-mix(in srgb, ${color.focus} 32%, transparent)`,
    outlineOffset: 0,
    boxShadow: `inset 0 0 0 1px ${color.brand}`,
  },
  selectors: {
    '&:has([aria-invalid=true]), &[aria-invalid=true]': {
      borderColor: color.dangerIcon,
      boxShadow: `inset 0 0 0 1px ${color.dangerIcon}`,
    },
    // Its own control, not an option or a button inside.
    '&:has(> :is(input, select):disabled)': {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textSecondary,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': { ':focus-within': { outline: '2px solid Highlight' } },
  },
})

export const sizes: Readonly<Record<'sm' | 'md' | 'lg', string>> = {
  sm: primitiveVariant({ height: vars.density.controlSm, fontSize: font.sizeSm, padding: '0 10px' }),
  md: '',
  lg: primitiveVariant({ height: vars.density.controlLg }),
}

/** Lighter edge, for toolbars and page heads. */
export const quiet: string = primitiveVariant({ borderColor: color.border })

export const lead: string = primitiveVariant({ color: color.textTertiary })

export const control: string = primitiveStyle({
  flex: 1,
  width: '100%',
  height: '100%',
  outline: 0,
  appearance: 'none',
  color: 'inherit',
  ':focus-visible': { outline: 0 },
  '::placeholder': { color: color.textTertiary, opacity: 1 },
  ':disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  // iOS zooms into a field whose text is smaller than 16 px.
  '@media': { '(pointer: coarse), (max-width: 640px)': { fontSize: font.sizeLg } },
})

export const numeric: string = primitiveVariant({ fontVariantNumeric: font.numeric })

/** A small button inside the edge, with a target of 44 px around it. */
export const affix: string = primitiveStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: `min(32px, ${hook.height} - 4px)`,
  marginInlineEnd: -6,
  borderRadius: vars.radius.sm,
  color: color.textSecondary,
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed },
  '::after': {
    content: '',
    position: 'absolute',
    width: vars.touch.target,
    height: vars.touch.target,
    inset: '50% auto auto 50%',
    transform: 'translate(-50%, -50%)',
  },
})
