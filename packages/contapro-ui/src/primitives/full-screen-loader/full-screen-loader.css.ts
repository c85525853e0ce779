import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

export const loader: string = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[5],
  background: vars.color.bg,
  color: vars.color.textSecondary,
  fontSize: vars.font.sizeLg,
  lineHeight: vars.font.lineLg,
})
