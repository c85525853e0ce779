import { createVar } from '@vanilla-extract/css'
import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'
import { type StatusTone, statusColors } from '../badge/status-tones.ts'

const { color, font, radius } = vars
const titleColor = createVar()
const iconColor = createVar()

const tone = (name: StatusTone) => {
  const { text, icon, bg, border } = statusColors[name]
  return primitiveVariant({ vars: { [titleColor]: text, [iconColor]: icon }, background: bg, borderColor: border })
}

export const banner: string = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: radius.md,
  color: color.text,
  fontSize: font.sizeMd,
  lineHeight: font.lineMd,
})

export const tones: Readonly<Record<StatusTone, string>> = {
  success: tone('success'),
  warning: tone('warning'),
  danger: tone('danger'),
  info: tone('info'),
  neutral: primitiveVariant({
    vars: { [titleColor]: color.text, [iconColor]: color.neutralIcon },
    background: color.surfaceSunken,
    borderColor: color.borderSubtle,
  }),
}

export const icon: string = primitiveVariant({ marginTop: 1, color: iconColor })
export const body: string = primitiveStyle({ flex: 1, textWrap: 'pretty' })
export const title: string = primitiveStyle({ fontWeight: font.weightSemibold, color: titleColor })
export const text: string = primitiveStyle({
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const action: string = primitiveVariant({
  color: titleColor,
  fontWeight: font.weightSemibold,
  fontSize: font.sizeSm,
  textDecoration: 'underline',
  ':hover': { textDecorationThickness: 2 },
})
