import { keyframes } from '@vanilla-extract/css'
import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** The delay of the animation is set by the component. */
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
  animation: `${appear} 0ms backwards`,
})
