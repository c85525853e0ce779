import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, space } = vars
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

export const doneText: string = featureVariant({ marginTop: 4, textWrap: 'balance' })
export const doneNote: string = featureVariant({ marginTop: space[3] })

export const doneActs: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: 28,
  '@container': { [phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})

/** The partner's form, by itself in the middle. */
export const narrow: string = featureStyle({ containerType: 'inline-size', width: '100%', maxWidth: 600 })
export const help: string = featureStyle({
  marginTop: space[4],
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
})
export const partnerDone: string = featureVariant({ placeSelf: 'center', width: '100%', maxWidth: 480 })
export const partnerDoneBody: string = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  padding: '40px 32px 28px',
  textAlign: 'center',
  '@container': { [phone]: { padding: '32px 20px 24px' } },
})
export const partnerDoneTitle: string = featureVariant({ fontSize: vars.font.sizeXl, textWrap: 'balance' })
export const understood: string = featureVariant({ marginTop: space[6] })
