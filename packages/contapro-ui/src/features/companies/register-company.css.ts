import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, space } = vars
const beside = '(min-width: 860px)'
const phone = '(max-width: 560px)'

export const page: string = featureStyle({ containerType: 'inline-size', maxWidth: 976, marginInline: 'auto' })
export const subtitle: string = featureVariant({ margin: '2px 0 24px' })

export const columns: string = featureStyle({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})

export const cardBody: string = featureVariant({ padding: space[6] })
export const banner: string = featureVariant({ marginBottom: space[5] })

export const group: string = featureStyle({
  marginTop: space[5],
  paddingTop: space[5],
  borderTop: `1px solid ${color.borderSubtle}`,
})

export const summary: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 28,
  fontWeight: font.weightMedium,
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '' },
  '@media': { '(pointer: coarse)': { minHeight: vars.touch.target } },
})

export const summaryIcon: string = featureVariant({
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${group}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const optional: string = featureStyle({
  fontSize: font.sizeSm,
  fontWeight: font.weightRegular,
  color: color.textTertiary,
})

export const apiFields: string = featureVariant({ marginTop: 14 })

export const agreements: string = featureStyle({ display: 'grid', gap: 10, marginTop: space[5] })

export const end: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `1px solid ${color.borderSubtle}`,
})

export const safe: string = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  flex: '1 1 240px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const safeIcon: string = featureVariant({ marginTop: 2, color: color.textTertiary })
export const submit: string = featureVariant({ '@container': { [phone]: { width: '100%' } } })

export const needTitle: string = featureVariant({ marginBottom: space[4] })
export const needs: string = featureStyle({ display: 'grid', gap: 18 })
export const need: string = featureStyle({ display: 'grid', gridTemplateColumns: '20px 1fr', gap: space[3] })
export const needIcon: string = featureVariant({ marginTop: 1, color: color.brandText })

export const done: string = featureStyle({
  maxWidth: 520,
  marginInline: 'auto',
  padding: '56px 32px',
  textAlign: 'center',
  '@container': { [phone]: { padding: '40px 20px' } },
})

export const doneCircle: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  margin: '0 auto 16px',
  borderRadius: '50%',
  background: color.successBg,
  color: color.successIcon,
})

export const doneText: string = featureVariant({ marginTop: 4 })
export const doneNote: string = featureVariant({ marginTop: space[3] })

export const doneActs: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: 28,
  '@container': { [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
