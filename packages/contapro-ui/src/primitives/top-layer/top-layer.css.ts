import { primitiveStyle } from '../../theme/layer-style.ts'

/** Not seen itself: a point in the browser's top layer, from which menus, tooltips and toasts hang. */
export const layer: string = primitiveStyle({
  position: 'fixed',
  inset: 0,
  width: 0,
  height: 0,
  overflow: 'visible',
})
