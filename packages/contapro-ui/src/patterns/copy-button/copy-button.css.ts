import { patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const copied: string = patternVariant({ color: vars.color.successIcon })
