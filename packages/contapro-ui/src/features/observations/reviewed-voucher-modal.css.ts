import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const section: string = featureVariant({ marginTop: vars.space[5] })
export const plain: string = featureStyle({ fontSize: vars.font.sizeSm, color: vars.color.textSecondary })
