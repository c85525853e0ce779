import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars

export const empty: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '48px 24px',
  textAlign: 'center',
})
export const sign: string = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: 16,
  borderRadius: '50%',
  background: color.neutralBg,
  color: color.textSecondary,
})
export const art: string = patternStyle({ marginBottom: 20 })
export const title: string = patternStyle({
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingSnug,
  textWrap: 'balance',
})
export const text: string = patternStyle({
  maxWidth: '44ch',
  marginTop: 4,
  color: color.textSecondary,
  textWrap: 'balance',
})
export const actions: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 20,
})
