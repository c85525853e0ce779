import { featureStyle } from '../theme/layer-style.ts'
import { vars } from '../theme/tokens/vars.css.ts'

export const note: string = featureStyle({ marginBottom: vars.space[5] })
