import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { font, color } = vars

/** The steps of the type scale by use: public heading, greeting, page title, card title, … caption. */
export type TextVariant =
  | 'display'
  | 'greeting'
  | 'title'
  | 'section'
  | 'subsection'
  | 'lead'
  | 'body'
  | 'small'
  | 'caption'
/** How loud a text is. */
export type TextTone = 'default' | 'secondary' | 'tertiary' | 'danger'

export const variants: Readonly<Record<TextVariant, string>> = {
  display: primitiveStyle({
    fontSize: font.size4xl,
    lineHeight: font.line4xl,
    fontWeight: font.weightSemibold,
    letterSpacing: '-0.028em',
    textWrap: 'balance',
  }),
  greeting: primitiveStyle({
    fontSize: font.size3xl,
    lineHeight: font.line3xl,
    fontWeight: font.weightSemibold,
    letterSpacing: font.trackingTight,
    textWrap: 'balance',
  }),
  title: primitiveStyle({
    fontSize: font.size2xl,
    lineHeight: font.line2xl,
    fontWeight: font.weightSemibold,
    letterSpacing: font.trackingTight,
    textWrap: 'balance',
  }),
  section: primitiveStyle({
    fontSize: font.sizeLg,
    lineHeight: font.lineLg,
    fontWeight: font.weightSemibold,
    letterSpacing: font.trackingSnug,
  }),
  subsection: primitiveStyle({
    fontSize: font.sizeMd,
    lineHeight: font.lineMd,
    fontWeight: font.weightSemibold,
  }),
  lead: primitiveStyle({ fontSize: font.sizeLg, lineHeight: font.lineLg, textWrap: 'pretty' }),
  body: primitiveStyle({ fontSize: font.sizeMd, lineHeight: font.lineMd }),
  small: primitiveStyle({ fontSize: font.sizeSm, lineHeight: font.lineSm }),
  caption: primitiveStyle({ fontSize: font.sizeXs, lineHeight: font.lineXs }),
}

export const tones: Readonly<Record<TextTone, string>> = {
  default: '',
  secondary: primitiveVariant({ color: color.textSecondary }),
  tertiary: primitiveVariant({ color: color.textTertiary }),
  danger: primitiveVariant({ color: color.dangerText }),
}

export const numeric: string = primitiveVariant({ fontVariantNumeric: font.numeric })
