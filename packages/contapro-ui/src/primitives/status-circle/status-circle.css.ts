import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import { statusBg, statusIcon } from '../badge/status-tones.css.ts'

export const circle: string = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: vars.space[4],
  borderRadius: '50%',
  background: statusBg,
  color: statusIcon,
})
