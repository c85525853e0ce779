import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, space } = vars

export const content: string = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const list: string = featureStyle({})
export const session: string = featureStyle({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} ${vars.card.padding}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})
export const symbol: string = featureVariant({ flexShrink: 0, marginTop: 2, color: color.textTertiary })
export const facts: string = featureStyle({ minWidth: 0 })
export const head: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  overflowWrap: 'anywhere',
})
export const times: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginTop: 2,
  color: color.textSecondary,
  fontVariantNumeric: vars.font.numeric,
})
export const skeletons: string = featureStyle({ display: 'grid', gap: space[4], padding: vars.card.padding })
