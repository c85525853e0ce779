import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import { statusBg, statusBorder, statusIcon, statusText } from '../badge/status-tones.css.ts'
import '../icon/icon.css.ts'
import '../link/link.css.ts'

const { color, font, radius } = vars

export const banner: string = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: '12px 16px',
  border: `1px solid ${statusBorder}`,
  borderRadius: radius.md,
  background: statusBg,
  color: color.text,
  fontSize: font.sizeMd,
  lineHeight: font.lineMd,
})

/** Quieter than a neutral badge: a field of text. */
export const neutral: string = primitiveVariant({
  vars: { [statusText]: color.text },
  background: color.surfaceSunken,
  borderColor: color.borderSubtle,
})

export const icon: string = primitiveVariant({ marginTop: 1, color: statusIcon })
export const body: string = primitiveStyle({ flex: 1, textWrap: 'pretty' })
export const title: string = primitiveStyle({ fontWeight: font.weightSemibold, color: statusText })
export const text: string = primitiveStyle({
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const action: string = primitiveVariant({
  color: statusText,
  fontWeight: font.weightSemibold,
  fontSize: font.sizeSm,
  textDecoration: 'underline',
  ':hover': { textDecorationThickness: 2 },
})
