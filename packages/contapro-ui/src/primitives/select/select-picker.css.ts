import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, motion, radius } = vars

/** The list that a select opens, where the browser lets it be dressed. */
export const picker: string = primitiveVariant({
  '@supports': {
    '(appearance: base-select)': {
      selectors: {
        '&::picker(select)': {
          appearance: 'base-select' as 'none',
          boxSizing: 'border-box',
          minWidth: 'anchor-size(inline)',
          maxHeight: 320,
          marginBlock: 4,
          padding: 6,
          border: `1px solid ${color.border}`,
          borderRadius: vars.popover.radius,
          background: color.surfaceRaised,
          color: color.text,
          boxShadow: vars.shadow.md,
          fontWeight: font.weightRegular,
          opacity: 0,
          transform: 'translateY(-4px)',
          transition: `opacity ${motion.base} ${motion.ease}, transform ${motion.base} ${motion.ease}, display ${motion.base} allow-discrete, overlay ${motion.base} allow-discrete`,
        },
        '&:open::picker(select)': { opacity: 1, transform: 'none' },
      },
    },
  },
})

export const option: string = primitiveStyle({
  '@supports': {
    '(appearance: base-select)': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 36,
      padding: '6px 10px',
      borderRadius: radius.sm,
      fontSize: font.sizeMd,
      color: color.text,
      cursor: 'pointer',
      selectors: {
        '&:hover, &:focus-visible': { background: color.surfacePressed, outline: 0 },
        '&:checked': { background: color.brandSubtle, color: color.brandText, fontWeight: font.weightMedium },
        '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
        '&::checkmark': { order: 1, marginInlineStart: 'auto', color: color.brandText },
      },
      '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target } },
    },
  },
})
