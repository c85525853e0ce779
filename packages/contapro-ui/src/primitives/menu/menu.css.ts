import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, motion } = vars

/** The surface that menus and popovers share. */
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

export const menu: string = primitiveVariant({
  padding: 6,
  width: 'max-content',
  minWidth: 'max(220px, var(--anchor-width))',
  maxWidth: 'min(360px, var(--available-width))',
  maxHeight: 'min(420px, var(--available-height))',
  overflowY: 'auto',
})

export const item: string = primitiveStyle({
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
    '&[data-disabled]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target } },
})

export const itemIcon: string = primitiveVariant({
  color: color.textTertiary,
  selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
})

export const itemText: string = primitiveStyle({ flex: 1 })
export const itemNote: string = primitiveStyle({
  display: 'block',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
  selectors: { [`${item}[data-disabled] &`]: { color: 'inherit' } },
})

export const group: string = primitiveStyle({
  padding: '8px 10px 4px',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
})

export const separator: string = primitiveStyle({ height: 1, margin: '6px -6px', background: color.border })
/** Above the page's own layers while the top layer is not there. */
export const positioner: string = primitiveStyle({ zIndex: vars.layer.popover, outline: 0 })
