import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars
const phone = '(max-width: 560px)'

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

export const agreements: string = featureVariant({ marginTop: space[5] })

export const end: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
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

/** Side by side; on a phone of the whole width, the main button on top. */
export const submits: string = featureStyle({
  display: 'flex',
  gap: space[2],
  '@container': { [phone]: { flexDirection: 'column-reverse', width: '100%' } },
})
export const submit: string = featureVariant({ '@container': { [phone]: { width: '100%' } } })

/** The one thing below the partner's form. */
export const alone: string = featureVariant({ marginTop: space[5] })
