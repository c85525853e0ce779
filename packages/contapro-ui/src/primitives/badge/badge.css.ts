import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import { statusBg, statusBorder, statusIcon, statusText } from './status-tones.css.ts'
import '../icon/icon.css.ts'

export const badge: string = primitiveStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 5,
  minHeight: vars.badge.height,
  padding: '0 9px 0 7px',
  border: `1px solid ${statusBorder}`,
  borderRadius: vars.badge.radius,
  background: statusBg,
  color: statusText,
  fontSize: vars.font.sizeXs,
  lineHeight: vars.font.lineXs,
  fontWeight: vars.font.weightMedium,
  whiteSpace: 'nowrap',
})

export const icon: string = primitiveVariant({ width: 14, height: 14, strokeWidth: 2, color: statusIcon })

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
