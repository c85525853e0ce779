import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

export const page: string = featureStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  color: color.text,
})
export const bar: string = featureStyle({ padding: space[6] })
export const middle: string = featureStyle({
  flex: 1,
  width: '100%',
  maxWidth: 440,
  marginInline: 'auto',
  padding: 'clamp(0px, 8vh, 96px) 16px 48px',
})
export const body: string = featureVariant({
  padding: space[8],
  '@container': { '(max-width: 640px)': { padding: '24px 20px' } },
})
export const text: string = featureVariant({ margin: '4px 0 24px' })
/** It takes the focus to be read, not to be worked with. */
export const notice: string = featureStyle({ outline: 0 })
export const waysOn: string = featureStyle({ display: 'grid', gap: space[2] })
export const address: string = featureStyle({
  fontWeight: font.weightSemibold,
  color: color.text,
  overflowWrap: 'anywhere',
})
export const waiting: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.textSecondary,
})
