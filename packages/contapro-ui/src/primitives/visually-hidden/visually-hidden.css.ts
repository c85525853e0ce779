import { primitiveStyle } from '../../theme/layer-style.ts'

/** There for a screen reader, not for the eye. */
export const visuallyHidden: string = primitiveStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
