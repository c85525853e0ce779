import { vars } from '@contapro/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

/** Nothing for a page that comes at once. */
export const track: string = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.popover,
  display: 'block',
  height: 3,
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.base} 300ms backwards`,
})

export const bar: string = style({
  display: 'block',
  width: '35%',
  height: '100%',
  background: vars.color.brand,
  animation: `${pass} 1.2s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' } },
})
