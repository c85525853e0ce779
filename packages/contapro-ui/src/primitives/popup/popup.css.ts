import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, motion } = vars

/** The surface that menus, popovers and lists of options share. */
export const popup: string = primitiveStyle({
  background: color.surfaceRaised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: vars.popover.radius,
  boxShadow: vars.shadow.md,
  outline: 0,
  fontSize: font.sizeMd,
  lineHeight: font.lineMd,
  transition: `opacity ${motion.base} ${motion.ease}, transform ${motion.base} ${motion.ease}`,
  ':focus-visible': { outline: 0 },
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(-4px)' },
  },
})

/** One line of a menu or of a list of options. */
export const line: string = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 0,
  selectors: {
    '&:hover, &[data-highlighted]': { background: color.surfacePressed },
    '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[data-selected], &[data-checked]': {
      background: color.brandSubtle,
      color: color.brandText,
      fontWeight: font.weightMedium,
    },
    '&[data-disabled]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target },
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

/** Above the page's own layers while the top layer is not there. */
export const positioner: string = primitiveStyle({ zIndex: vars.layer.popover, outline: 0 })
