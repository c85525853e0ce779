import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const date: string = patternStyle({ fontVariantNumeric: vars.font.numeric, whiteSpace: 'nowrap' })
