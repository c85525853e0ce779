import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const money: string = patternStyle({ fontVariantNumeric: vars.font.numeric, whiteSpace: 'nowrap' })

/** `S/`: smaller, regular, tertiary. */
export const prefix: string = patternStyle({
  fontSize: '0.72em',
  lineHeight: 0,
  fontWeight: vars.font.weightMedium,
  letterSpacing: 0,
  color: vars.color.textTertiary,
})

/** In rows of text, where the figures are small themselves. */
export const rowPrefix: string = patternVariant({ fontSize: '0.92em', fontWeight: vars.font.weightRegular })
/** The result of a sum: the prefix takes its colour. */
export const samePrefix: string = patternVariant({ color: 'inherit' })
