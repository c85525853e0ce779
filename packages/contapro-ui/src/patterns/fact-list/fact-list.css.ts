import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars

export const figure: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '14px 16px',
  borderRadius: radius.md,
  background: color.surfaceSunken,
})
export const figureLabel: string = patternStyle({
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textSecondary,
})
export const figureValue: string = patternStyle({
  marginTop: 2,
  fontSize: font.size2xl,
  lineHeight: font.line2xl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingTight,
})

export const rows: string = patternStyle({ display: 'grid' })
export const row: string = patternStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: '8px 0',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})
export const term: string = patternStyle({ color: color.textSecondary })
export const value: string = patternStyle({
  textAlign: 'end',
  fontWeight: font.weightMedium,
  fontVariantNumeric: font.numeric,
  overflowWrap: 'anywhere',
})
export const sum: string = patternVariant({
  selectors: { [`${row} + &`]: { borderTop: `3px double ${color.borderStrong}` } },
  fontWeight: font.weightSemibold,
})
