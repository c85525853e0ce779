import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import { twoPanels } from './sign-in.css.ts'

const { color, font, radius, space } = vars

export const brand: string = featureStyle({
  position: 'relative',
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[10],
  padding: '56px clamp(48px, 6cqw, 96px)',
  overflow: 'hidden',
  background: color.brandDeep,
  color: color.onBrandDeep,
  '@container': { [twoPanels]: { display: 'flex' } },
})

export const pattern: string = featureVariant({
  maskImage: 'radial-gradient(110% 80% at 100% 0, #000 10%, transparent 70%)',
})

export const brandTitle: string = featureVariant({
  position: 'relative',
  maxWidth: '15em',
  fontSize: 'clamp(30px, 2.6cqw, 40px)',
  lineHeight: 1.16,
  fontWeight: font.weightSemibold,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
})

export const sample: string = featureVariant({
  position: 'relative',
  maxWidth: 440,
  padding: '20px 22px 22px',
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: vars.shadow.lg,
})

export const sampleHead: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBottom: 6,
})

export const ledger: string = featureStyle({})

export const ledgerLine: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: '24px 1fr auto',
  alignItems: 'center',
  padding: '9px 0',
  fontSize: font.sizeMd,
  fontVariantNumeric: font.numeric,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})

export const ledgerTotal: string = featureVariant({
  marginTop: 2,
  fontWeight: font.weightSemibold,
  selectors: { [`${ledgerLine} + &`]: { borderTop: `3px double ${color.borderStrong}`, paddingTop: space[3] } },
})

export const operator: string = featureStyle({ color: color.textTertiary })

export const amount: string = featureStyle({
  fontWeight: font.weightSemibold,
  selectors: {
    [`${ledgerTotal} > &`]: { fontSize: font.size2xl, letterSpacing: font.trackingTight, color: color.brandText },
  },
})

export const benefits: string = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: 14,
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  color: color.onBrandDeepSecondary,
})

export const benefit: string = featureStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] })
export const benefitStrong: string = featureStyle({ fontWeight: font.weightSemibold, color: color.onBrandDeep })
export const tick: string = featureVariant({ marginTop: 2, color: color.mark })
export const backing: string = featureVariant({ position: 'relative', color: color.onBrandDeepSecondary })
