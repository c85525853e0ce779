import { featureStyle } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'

/** Holds the chart's place, in its height. */
export const waiting: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  height: '100%',
  minHeight: `calc(${vars.chart.height} + 30px)`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.textSecondary,
  fontSize: vars.font.sizeSm,
})
