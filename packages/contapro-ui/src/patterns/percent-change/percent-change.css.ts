import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars

export const change: string = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontWeight: font.weightSemibold,
  fontVariantNumeric: font.numeric,
  color: color.neutralText,
  whiteSpace: 'nowrap',
})
export const good: string = patternVariant({ color: color.successText })
export const bad: string = patternVariant({ color: color.dangerText })
export const arrow: string = patternVariant({ width: 14, height: 14, strokeWidth: 2.25 })
