import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'
import '../text-input/text-input.css.ts'

const { color, font, motion, radius } = vars

/** The box of TextInput around a native select; the select covers it whole, icons lie above it. */
export const selectBox: string = primitiveVariant({ padding: 0, gap: 0 })

/** A toolbar's select looks like a button. */
export const quiet: string = primitiveVariant({
  borderColor: color.border,
  background: color.surface,
  fontWeight: font.weightMedium,
  width: 'auto',
  ':hover': {
    background: color.surfaceHover,
    borderColor: `color-mix(in srgb, ${color.border} 50%, ${color.borderStrong})`,
  },
})

export const select: string = primitiveStyle({
  flex: 1,
  width: '100%',
  height: '100%',
  paddingInline: '12px 34px',
  outline: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':focus-visible': { outline: 0 },
  ':disabled': { cursor: 'not-allowed', opacity: 1 },
  '@supports': {
    // iOS zooms into a control whose text is smaller than 16 px.
    '(-webkit-touch-callout: none)': { fontSize: font.sizeLg },
    '(appearance: base-select)': {
      appearance: 'base-select' as 'none',
      display: 'block',
      alignContent: 'center',
      // The text lies in a box of the browser's own, out of reach for an ellipsis: it ends before the chevron.
      overflow: 'clip',
      overflowClipMargin: 'content-box',
      selectors: {
        '&::picker-icon': { display: 'none' },
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

export const withIcon: string = primitiveVariant({ paddingInlineStart: 38 })
/** Nothing chosen yet: the text is a hint. */
export const placeholder: string = primitiveVariant({ color: color.textTertiary })

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

const overlay = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
} as const
export const leadIcon: string = primitiveVariant({ ...overlay, insetInlineStart: 12, color: color.textTertiary })
export const chevron: string = primitiveVariant({ ...overlay, insetInlineEnd: 12, color: color.textSecondary })
