import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
const phone = '(max-width: 560px)'

export const settings: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxWidth: 760,
})
export const group: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
})
export const groupTitle: string = featureVariant({ marginBottom: -4 })
export const skeletons: string = featureStyle({ display: 'grid', gap: space[4], padding: vars.card.padding })

export const body: string = featureVariant({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const foot: string = featureVariant({ flexWrap: 'wrap', justifyContent: 'space-between' })
export const status: string = featureStyle({
  flex: '1 1 240px',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const savedIcon: string = featureVariant({
  marginInlineEnd: 4,
  verticalAlign: -2,
  color: color.successText,
})
export const undo: string = featureVariant({ marginBlock: -6 })
export const actions: string = featureStyle({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
})

export const rows: string = featureStyle({ borderTop: `1px solid ${color.borderSubtle}`, ':empty': { border: 0 } })
export const row: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: '6px 0',
  borderBottom: `1px solid ${color.borderSubtle}`,
})
export const rowTitle: string = featureStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const note: string = featureStyle({
  display: 'block',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  fontVariantNumeric: font.numeric,
})
export const figure: string = featureStyle({
  flex: 'none',
  fontWeight: font.weightMedium,
  fontVariantNumeric: font.numeric,
  textAlign: 'end',
})
export const rowActions: string = featureStyle({ display: 'flex', flex: 'none', gap: 2 })
/** Of a row with several buttons: on a phone they stand below its text. */
export const toolRow: string = featureVariant({ '@container': { [phone]: { flexWrap: 'wrap' } } })
export const tools: string = featureVariant({
  '@container': { [phone]: { flexBasis: '100%', justifyContent: 'flex-end' } },
})
export const empty: string = featureStyle({ color: color.textSecondary })
export const toggle: string = featureVariant({ marginTop: 4, marginInlineStart: -10 })

/** Fields beside each other with their button behind them, level with the inputs; under each other on a phone. */
export const entry: string = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: space[3],
  '@container': { [phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})
const stacked = { '@container': { [phone]: { flex: 'none' } } }
export const entryField: string = featureVariant({ flex: '1 1 160px', ...stacked })
export const entryWide: string = featureVariant({ flex: '3 1 260px', ...stacked })
export const entryButton: string = featureVariant({
  // Level with the inputs: the line of a label and its distance.
  marginTop: `calc(${font.lineSm} + 6px)`,
  '@container': { [phone]: { marginTop: 0 } },
})
export const aside: string = featureVariant({ justifySelf: 'start', marginInlineStart: -10 })

export const chips: string = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const chip: string = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  paddingInlineStart: 10,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
})

export const changes: string = featureStyle({ display: 'grid', gap: space[4] })
export const changeHead: string = featureStyle({
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const changeText: string = featureStyle({ overflowWrap: 'anywhere' })
export const changeName: string = featureStyle({ fontWeight: font.weightMedium })
