import { featureStyle, featureVariant } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
/** Twelve columns from here. */
const columns = '(min-width: 820px)'
const narrow = '(max-width: 560px)'

export const report: string = featureStyle({ containerType: 'inline-size' })
export const banner: string = featureVariant({ marginBottom: space[5] })
/** The download beside the period; it takes its share of a narrow page. */
export const download: string = featureStyle({ display: 'grid' })
export const tabs: string = featureVariant({ marginTop: space[6] })

export const grid: string = featureStyle({
  display: 'grid',
  gap: vars.density.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [columns]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})

const span = (count: number): string => featureStyle({ '@container': { [columns]: { gridColumn: `span ${count}` } } })
export const spans: Readonly<Record<4 | 5 | 6 | 7 | 8 | 12, string>> = {
  4: span(4),
  5: span(5),
  6: span(6),
  7: span(7),
  8: span(8),
  12: span(12),
}

export const promo: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  height: '100%',
  padding: vars.card.padding,
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[4] } },
})
export const promoArt: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  borderRadius: radius.lg,
  background: color.brandSubtle,
  color: color.brandText,
  '@container': { [narrow]: { width: 44, height: 44 } },
})
export const promoIcon: string = featureVariant({
  width: 28,
  height: 28,
  strokeWidth: 1.5,
  '@container': { [narrow]: { width: 22, height: 22 } },
})
export const promoText: string = featureStyle({ flex: 1, textWrap: 'pretty' })
export const promoAction: string = featureVariant({ '@container': { [narrow]: { width: '100%' } } })

export const stat: string = featureVariant({ padding: vars.card.padding })

export const note: string = featureStyle({
  marginTop: space[6],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})

export const chartSkeleton: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
})
export const ringSkeleton: string = featureVariant({
  borderRadius: '50%',
  maskImage: 'radial-gradient(closest-side, transparent 70%, #000 71%)',
})
