import { featureStyle, featureVariant } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'

/** One period under the other. */
export const periods: string = featureVariant({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0`,
  padding: 0,
  listStyle: 'none',
})
export const boxes: string = featureStyle({
  width: '100%',
  maxWidth: '24rem',
  margin: `${vars.space[2]} 0`,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const name: string = featureStyle({ textAlign: 'start' })
export const amount: string = featureStyle({ textAlign: 'end' })
