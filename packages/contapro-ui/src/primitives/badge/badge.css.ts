import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'
import { type StatusTone, statusColors } from './status-tones.ts'

export const badge: string = primitiveStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 5,
  minHeight: vars.badge.height,
  padding: '0 9px 0 7px',
  border: '1px solid',
  borderRadius: vars.badge.radius,
  fontSize: vars.font.sizeXs,
  lineHeight: vars.font.lineXs,
  fontWeight: vars.font.weightMedium,
  whiteSpace: 'nowrap',
})

export const icon: string = primitiveVariant({ width: 14, height: 14, strokeWidth: 2 })

const tone = (name: StatusTone) => {
  const { text, bg, border } = statusColors[name]
  return primitiveVariant({ color: text, background: bg, borderColor: border })
}

export const tones: Readonly<Record<StatusTone, string>> = {
  success: tone('success'),
  warning: tone('warning'),
  danger: tone('danger'),
  neutral: tone('neutral'),
  info: tone('info'),
}

export const iconTones: Readonly<Record<StatusTone, string>> = {
  success: primitiveVariant({ color: statusColors.success.icon }),
  warning: primitiveVariant({ color: statusColors.warning.icon }),
  danger: primitiveVariant({ color: statusColors.danger.icon }),
  neutral: primitiveVariant({ color: statusColors.neutral.icon }),
  info: primitiveVariant({ color: statusColors.info.icon }),
}

export const withoutIcon: string = primitiveVariant({ paddingInline: 8 })

/** The healthy state inside tables: no field, no edge. */
export const quiet: string = primitiveVariant({
  padding: 0,
  borderColor: 'transparent',
  background: 'none',
  fontWeight: vars.font.weightRegular,
})

export const count: string = primitiveStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: vars.radius.full,
  background: vars.color.neutralBg,
  color: vars.color.textSecondary,
  fontSize: vars.font.size2xs,
  lineHeight: 1,
  fontWeight: vars.font.weightSemibold,
  fontVariantNumeric: vars.font.numeric,
})
