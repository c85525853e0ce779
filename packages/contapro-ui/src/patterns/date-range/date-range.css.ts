import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

/** In a narrow place the chosen days say enough to the eye. */
export const name: string = patternStyle({
  '@container': { '(max-width: 420px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
/** The chosen days step back behind the name of the filter. */
export const range: string = patternStyle({
  marginInlineStart: space[1],
  color: color.textSecondary,
  fontWeight: font.weightRegular,
  fontVariantNumeric: font.numeric,
  '@container': { '(max-width: 420px)': { marginInlineStart: 0 } },
})
