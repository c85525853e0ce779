import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius } = vars

export const switcher: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: 8,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: color.borderStrong },
  selectors: {
    '&[aria-expanded=true]': { borderColor: color.brand },
    '&:disabled': { cursor: 'default', borderColor: color.border },
  },
})
export const names: string = patternStyle({ flex: 1, display: 'block' })
export const name: string = patternStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.sizeSm,
  lineHeight: '18px',
  fontWeight: font.weightSemibold,
})
export const ruc: string = patternStyle({
  display: 'block',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
  fontVariantNumeric: font.numeric,
})
export const arrows: string = patternVariant({ color: color.textTertiary })

export const popover: string = patternVariant({
  display: 'flex',
  flexDirection: 'column',
  width: 320,
  padding: 0,
  maxHeight: 'min(440px, var(--available-height))',
})
export const search: string = patternStyle({ padding: '10px 10px 6px' })
export const list: string = patternStyle({ padding: '0 6px 6px', overflowY: 'auto', overscrollBehavior: 'contain' })
export const option: string = patternStyle({
  display: 'block',
  width: '100%',
  padding: '6px 10px',
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-disabled=true]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target } },
})
export const optionName: string = patternStyle({ display: 'block', fontWeight: font.weightMedium })
export const optionNote: string = patternStyle({
  display: 'block',
  fontSize: font.sizeXs,
  lineHeight: '18px',
  color: color.textTertiary,
  fontVariantNumeric: font.numeric,
  selectors: { [`${option}[aria-disabled=true] &`]: { color: 'inherit' } },
})
export const none: string = patternStyle({
  display: 'block',
  padding: '8px 10px 12px',
  color: color.textSecondary,
  fontSize: font.sizeSm,
})
export const settings: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 44,
  padding: '0 16px',
  color: color.textSecondary,
  fontWeight: font.weightMedium,
  textDecoration: 'none',
  ':hover': { background: color.surfacePressed, color: color.text },
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '* + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})
