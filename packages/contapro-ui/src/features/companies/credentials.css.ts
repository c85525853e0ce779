import { featureStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const column: string = featureStyle({ display: 'grid', gap: vars.space[6], maxWidth: 640 })
