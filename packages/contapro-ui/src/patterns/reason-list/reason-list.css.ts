import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

export const reasons: string = patternStyle({ display: 'grid', gap: space[3], marginTop: space[4] })
export const reason: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[2],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const reasonTitle: string = patternStyle({
  display: 'block',
  fontWeight: font.weightMedium,
  color: color.text,
})
export const reasonIcon: Readonly<Record<'good' | 'bad' | 'wait', string>> = {
  good: patternVariant({ marginTop: 2, color: color.successIcon }),
  bad: patternVariant({ marginTop: 2, color: color.warningIcon }),
  wait: patternVariant({ marginTop: 2, color: color.neutralIcon }),
}
