import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import '../text-input/text-input.css.ts'

const { color, font } = vars

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
      selectors: { '&::picker-icon': { display: 'none' } },
    },
  },
})

export const withIcon: string = primitiveVariant({ paddingInlineStart: 38 })
/** Nothing chosen yet: the text is a hint. */
export const placeholder: string = primitiveVariant({ color: color.textTertiary })

const overlay = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
} as const
export const leadIcon: string = primitiveVariant({ ...overlay, insetInlineStart: 12, color: color.textTertiary })
export const chevron: string = primitiveVariant({ ...overlay, insetInlineEnd: 12, color: color.textSecondary })
