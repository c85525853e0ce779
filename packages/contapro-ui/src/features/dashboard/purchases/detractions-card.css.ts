import { featureStyle, featureVariant } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'

export const figures: string = featureStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[4] })
export const second: string = featureVariant({
  borderInlineStart: `1px solid ${vars.color.borderSubtle}`,
  paddingInlineStart: vars.space[4],
})
