import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import '../select/select.css.ts'

const { color } = vars

/** A button in the edge of an input. */
export const trigger: string = primitiveVariant({
  cursor: 'pointer',
  ':disabled': {
    background: color.surfaceSunken,
    borderColor: color.border,
    color: color.textSecondary,
    cursor: 'not-allowed',
  },
})
export const triggerText: string = primitiveStyle({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
