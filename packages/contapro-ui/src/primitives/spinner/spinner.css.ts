import { keyframes } from '@vanilla-extract/css'
import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const turn: string = keyframes({ to: { transform: 'rotate(1turn)' } })

const forced = '(forced-colors: active)'
/** The mark is the one part that is lighter or darker: without it nothing is seen to turn. */
const ring = { borderColor: 'GrayText', borderTopColor: 'CanvasText' }

export const spinner: string = primitiveStyle({
  display: 'inline-block',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `2.5px solid ${vars.color.border}`,
  borderTopColor: vars.color.brand,
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '2.4s' },
    [forced]: ring,
  },
})

export const sizes: Readonly<Record<'sm' | 'md' | 'lg', string>> = {
  sm: primitiveVariant({
    width: 16,
    height: 16,
    borderWidth: 2,
    borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    '@media': { [forced]: ring },
  }),
  md: '',
  lg: primitiveVariant({ width: 44, height: 44, borderWidth: 3.5 }),
}
