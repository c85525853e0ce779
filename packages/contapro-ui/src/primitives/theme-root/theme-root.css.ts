import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const root: string = primitiveStyle({
  fontFamily: vars.font.family,
  fontSize: vars.font.sizeMd,
  fontWeight: vars.font.weightRegular,
  fontStyle: 'normal',
  lineHeight: vars.font.lineMd,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textTransform: 'none',
  textAlign: 'start',
  whiteSpace: 'normal',
  fontOpticalSizing: 'auto',
  color: vars.color.text,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
})

/** A whole page of ours, not a widget in somebody else's. */
export const canvas: string = primitiveVariant({
  minHeight: '100dvh',
  background: vars.color.bg,
})
