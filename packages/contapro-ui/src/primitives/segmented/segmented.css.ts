import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius } = vars

export const segmented: string = primitiveStyle({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.md,
  background: color.surfacePressed,
})

export const segment: string = primitiveStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${vars.density.controlSm} - 4px)`,
  paddingInline: vars.space[3],
  borderRadius: radius.sm,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
  color: color.textSecondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: color.surfaceRaised, color: color.text, boxShadow: vars.shadow.sm },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    '(pointer: coarse), (max-width: 640px)': { minHeight: `calc(${vars.touch.target} - 4px)` },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})

/** The whole segment is the target; it shows the focus. */
export const input: string = primitiveStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  cursor: 'inherit',
  ':focus-visible': { outline: 0 },
})
