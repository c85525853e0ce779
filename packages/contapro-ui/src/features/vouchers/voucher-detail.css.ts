import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, radius, space } = vars

export const figure: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '14px 16px',
  borderRadius: radius.md,
  background: color.surfaceSunken,
  outline: 0,
  ':focus-visible': { outline: 0 },
})
export const figureLabel: string = featureStyle({
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textSecondary,
})
export const figureValue: string = featureStyle({
  marginTop: 2,
  fontSize: font.size2xl,
  lineHeight: font.line2xl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingTight,
})

export const heading: string = featureVariant({ marginTop: space[5], marginBottom: space[1] })

export const reasons: string = featureStyle({ display: 'grid', gap: space[3], marginTop: space[4] })
export const reason: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[2],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const reasonTitle: string = featureStyle({
  display: 'block',
  fontWeight: font.weightMedium,
  color: color.text,
})
export const reasonIcon: Readonly<Record<'good' | 'bad' | 'wait', string>> = {
  good: featureVariant({ marginTop: 2, color: color.successIcon }),
  bad: featureVariant({ marginTop: 2, color: color.warningIcon }),
  wait: featureVariant({ marginTop: 2, color: color.neutralIcon }),
}

export const rows: string = featureStyle({ display: 'grid' })
export const row: string = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: '8px 0',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})
export const term: string = featureStyle({ color: color.textSecondary })
export const value: string = featureStyle({
  textAlign: 'end',
  fontWeight: font.weightMedium,
  fontVariantNumeric: font.numeric,
  overflowWrap: 'anywhere',
})
export const sum: string = featureVariant({
  selectors: { [`${row} + &`]: { borderTop: `3px double ${color.borderStrong}` } },
  fontWeight: font.weightSemibold,
})
export const noItems: string = featureStyle({
  paddingTop: space[1],
  fontSize: font.sizeSm,
  color: color.textSecondary,
})
