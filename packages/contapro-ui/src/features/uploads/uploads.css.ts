import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars
const phone = '(max-width: 560px)'

export const uploads: string = featureStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
})

export const form: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[6],
  '@container': { [phone]: { padding: space[4] } },
})

export const batch: string = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const bannerAction: string = featureStyle({ marginTop: space[2] })

export const errorList: string = featureStyle({ display: 'grid', gap: 2 })
export const errorItem: string = featureStyle({ overflowWrap: 'anywhere', fontVariantNumeric: font.numeric })
export const errorPlace: string = featureStyle({ fontWeight: font.weightSemibold })
export const errorsNote: string = featureStyle({ marginTop: 4, color: color.textSecondary })
export const toggle: string = featureVariant({ marginBlock: 4, marginInlineStart: -10 })

export const entries: string = featureStyle({ marginTop: space[3] })
export const entry: string = featureStyle({ borderTop: `1px solid ${color.borderSubtle}` })

export const entrySummary: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.density.row,
  padding: `8px ${vars.card.padding}`,
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '' },
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@container': { [phone]: { flexWrap: 'wrap', rowGap: 2 } },
})

export const entryArrow: string = featureVariant({
  color: color.textTertiary,
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${entry}[open] &`]: { transform: 'rotate(90deg)' } },
})

export const entryName: string = featureStyle({
  flex: 1,
  fontWeight: font.weightMedium,
  overflowWrap: 'anywhere',
  '@container': { [phone]: { flex: '1 1 calc(100% - 40px)' } },
})

export const entryDate: string = featureStyle({
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  fontVariantNumeric: font.numeric,
  whiteSpace: 'nowrap',
  '@container': { [phone]: { flex: 1, marginInlineStart: 26 } },
})

export const entryFiles: string = featureStyle({ padding: `4px ${vars.card.padding} 16px` })
export const skeletons: string = featureStyle({ display: 'grid', gap: space[4], padding: vars.card.padding })
