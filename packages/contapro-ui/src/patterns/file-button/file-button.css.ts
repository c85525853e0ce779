import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars

export const file: string = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 32,
  height: 28,
  paddingInline: 7,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  color: color.textSecondary,
  fontSize: font.size2xs,
  lineHeight: 1,
  fontWeight: font.weightSemibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.brandText, borderColor: color.brandBorder, background: color.brandSubtle },
  selectors: {
    '&[aria-disabled=true]': {
      color: color.textDisabled,
      background: color.surfaceSunken,
      borderStyle: 'dashed',
      borderColor: color.border,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse), (max-width: 640px)': { minWidth: vars.touch.target, height: vars.touch.target },
  },
})
