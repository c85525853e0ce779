import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars
const wide = '(min-width: 700px)'

export const report: string = featureStyle({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' })
export const heading: string = featureVariant({ marginBottom: space[3] })
export const formText: string = featureVariant({ margin: '-8px 0 12px' })

export const cards: string = featureStyle({
  display: 'grid',
  gap: vars.density.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
})

export const card: string = featureVariant({ padding: vars.card.padding })

export const figure: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})

export const figureValue: string = featureStyle({
  fontSize: font.sizeXl,
  lineHeight: font.lineXl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingSnug,
  whiteSpace: 'nowrap',
})

export const sectionHead: string = featureVariant({ paddingBottom: space[3] })
export const sections: string = featureStyle({ display: 'grid', gap: vars.density.gap })
/** In a narrow place what holds nothing is folded away. */
export const fold: string = featureStyle({ containerType: 'inline-size' })
export const folded: string = featureStyle({})
const narrow = '(max-width: 719px)'
export const emptyBox: string = featureVariant({
  '@container': { [narrow]: { selectors: { [`${folded} &`]: { display: 'none' } } } },
})
export const unfold: string = featureVariant({
  display: 'none',
  '@container': { [narrow]: { display: 'inline-flex', margin: '4px 8px 8px' } },
})

export const concept: string = featureStyle({ display: 'block', fontSize: font.sizeXs, color: color.textTertiary })
const copyMark = {
  display: 'block',
  fontSize: font.sizeXs,
  fontWeight: font.weightMedium,
  whiteSpace: 'normal',
} as const
/** Marks help who fills in the form; a report on paper has none. */
export const boxCopied: string = featureStyle({
  ...copyMark,
  color: color.successText,
  '@media': { print: { display: 'none' } },
})
/** A link's own padding stays outside of the column. */
export const action: string = featureStyle({ marginInlineStart: -10 })
export const offDifference: string = featureStyle({ textAlign: 'end' })
export const offMark: string = featureStyle({ ...copyMark, color: color.warningText })
export const boxChanged: string = featureStyle({
  ...copyMark,
  color: color.warningText,
  '@media': { print: { display: 'none' } },
})
export const waiting: string = featureStyle({ display: 'grid', placeItems: 'center', minHeight: 240 })
