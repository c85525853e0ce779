import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

export const page: string = featureStyle({ containerType: 'inline-size' })

export const head: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[5],
  marginBottom: 28,
  textAlign: 'center',
})
export const note: string = featureVariant({ marginTop: 4 })
export const banner: string = featureVariant({ marginBottom: space[5] })

const columns = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1080px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
} as const

export const grid: string = featureStyle({ display: 'grid', gap: space[4], ...columns })
export const plan: string = featureVariant({
  display: 'flex',
  flexDirection: 'column',
  padding: '24px 20px 20px',
})
export const current: string = featureVariant({
  borderColor: color.brand,
  boxShadow: `inset 0 0 0 1px ${color.brand}`,
})
export const top: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 24,
})
export const price: string = featureStyle({
  margin: '16px 0 2px',
  fontSize: font.size3xl,
  lineHeight: font.line3xl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingTight,
})
export const per: string = featureStyle({
  marginInlineStart: 6,
  fontSize: font.sizeSm,
  fontWeight: font.weightRegular,
  letterSpacing: 0,
  color: color.textSecondary,
})
export const description: string = featureVariant({ flex: 1, minHeight: 40, marginTop: 10, textWrap: 'pretty' })
export const end: string = featureVariant({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch.target,
  marginTop: space[4],
})
export const choose: string = featureVariant({ marginTop: space[4] })

export const includedCard: string = featureVariant({ marginTop: 28 })
export const included: string = featureStyle({ display: 'grid', gap: '12px 32px', marginTop: space[3], ...columns })
export const includedItem: string = featureStyle({ display: 'flex', gap: 10, color: color.textSecondary })
export const includedIcon: string = featureVariant({ marginTop: 2, color: color.brandText })

export const undo: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const changeParts: string = featureStyle({ display: 'grid', gap: space[4], margin: 0 })
export const changePart: string = featureStyle({ display: 'grid', gap: space[1] })
