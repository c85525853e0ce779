import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, motion } = vars

export const area: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '36px 24px',
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  background: color.surfaceSunken,
  textAlign: 'center',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
})
export const over: string = patternVariant({
  background: color.brandSubtle,
  borderColor: color.brand,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})
export const icon: string = patternVariant({
  width: 28,
  height: 28,
  marginBottom: 12,
  strokeWidth: 1.5,
  color: color.brandText,
})
export const title: string = patternStyle({ fontWeight: font.weightSemibold })
export const hint: string = patternStyle({
  margin: '4px 0 16px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  textWrap: 'balance',
})
