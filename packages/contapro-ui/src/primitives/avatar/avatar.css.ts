import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars

export const avatar: string = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: vars.radius.md,
  border: `1px solid ${color.brandBorder}`,
  background: color.brandSubtle,
  color: color.brandText,
  fontSize: font.sizeSm,
  lineHeight: 1,
  fontWeight: font.weightSemibold,
  letterSpacing: '0.01em',
  textTransform: 'uppercase',
})

export const round: string = primitiveVariant({ width: 32, height: 32, borderRadius: '50%', fontSize: font.sizeXs })

export const neutral: string = primitiveVariant({
  background: color.neutralBg,
  color: color.textSecondary,
  borderColor: color.neutralBorder,
})
