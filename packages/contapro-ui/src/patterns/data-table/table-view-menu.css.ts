import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const view: string = patternVariant({ width: 264 })
export const groups: string = patternStyle({ display: 'grid', gap: vars.space[4] })
export const choices: string = patternStyle({ minWidth: 0 })
export const columns: string = patternStyle({
  display: 'grid',
  gap: 12,
  maxHeight: 280,
  padding: '2px',
  overflowY: 'auto',
})
export const legend: string = patternStyle({
  marginBottom: 10,
  fontSize: vars.font.sizeSm,
  lineHeight: vars.font.lineSm,
  fontWeight: vars.font.weightMedium,
  color: vars.color.text,
})
