import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, radius } = vars
const done = { background: 'currentColor', borderRadius: radius.full }

export const progress: string = primitiveStyle({
  display: 'block',
  width: '100%',
  height: 4,
  overflow: 'hidden',
  appearance: 'none',
  borderRadius: radius.full,
  background: color.surfacePressed,
  color: color.brand,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      outline: '1px solid',
      background: 'Canvas',
      color: 'Highlight',
    },
  },
})
