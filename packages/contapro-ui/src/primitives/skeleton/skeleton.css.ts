import { keyframes } from '@vanilla-extract/css'
import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const shine = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } })
const { base, shine: light } = vars.skeleton

export const skeleton: string = primitiveStyle({
  display: 'block',
  height: 12,
  maxWidth: '100%',
  borderRadius: vars.radius.xs,
  background: `linear-gradient(90deg, ${base} 30%, ${light} 50%, ${base} 70%) 0 0 / 300% 100%`,
  animation: `${shine} 1.6s ${vars.motion.ease} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', background: base },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
})
