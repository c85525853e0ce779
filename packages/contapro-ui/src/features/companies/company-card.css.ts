import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { card: hook, color, font, motion, space } = vars

export const card: string = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  width: '100%',
  height: '100%',
  padding: space[4],
  background: hook.bg,
  border: `1px solid ${hook.border}`,
  borderRadius: hook.radius,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover:not([aria-disabled=true])': { borderColor: color.brandBorder, boxShadow: vars.shadow.md },
    '&[aria-disabled=true]': { background: color.surfaceSunken, cursor: 'not-allowed' },
  },
})

export const top: string = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: 44,
  '@container': { '(min-width: 640px)': { minHeight: 60 } },
})
export const titles: string = featureStyle({ flex: 1 })

export const name: string = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.weightSemibold,
  lineHeight: font.lineMd,
  textWrap: 'pretty',
  selectors: { [`${card}[aria-disabled=true] &`]: { color: color.textDisabled } },
})

export const ruc: string = featureStyle({
  display: 'block',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textTertiary,
  fontVariantNumeric: font.numeric,
  selectors: { [`${card}[aria-disabled=true] &`]: { color: color.textDisabled } },
})

export const foot: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 37,
  marginTop: 'auto',
  paddingTop: space[3],
  borderTop: `1px solid ${color.borderSubtle}`,
})

export const arrow: string = featureVariant({
  color: color.textTertiary,
  selectors: {
    [`${card}:hover:not([aria-disabled=true]) &`]: { color: color.brandText },
    [`${card}[aria-disabled=true] &`]: { color: color.textDisabled },
  },
})
