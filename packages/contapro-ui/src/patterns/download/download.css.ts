import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const narrow = '(max-width: 460px)'
const wide = '(min-width: 461px)'

export const form: string = patternStyle({ containerType: 'inline-size', display: 'grid', gap: 18 })
export const cards: string = patternVariant({ '@container': { [narrow]: { display: 'none' } } })
export const pick: string = patternVariant({ '@container': { [wide]: { display: 'none' } } })

export const foot: string = patternStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { '(max-width: 640px)': { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
export const actions: string = patternStyle({
  display: 'flex',
  flex: 'none',
  gap: vars.space[2],
  '@media': { '(max-width: 640px)': { flexDirection: 'column-reverse' } },
})
export const made: string = patternStyle({ width: '100%', marginTop: vars.space[4], textAlign: 'start' })
export const help: string = patternStyle({
  textAlign: 'start',
  color: vars.color.brandText,
  fontSize: vars.font.sizeSm,
  lineHeight: vars.font.lineSm,
  fontWeight: vars.font.weightMedium,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(max-width: 640px)': { minHeight: vars.touch.target } },
})
export const count: string = patternStyle({
  color: vars.color.textSecondary,
  fontVariantNumeric: vars.font.numeric,
})
