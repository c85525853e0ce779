import { patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

export const copied: string = patternVariant({ color: vars.color.successIcon })
