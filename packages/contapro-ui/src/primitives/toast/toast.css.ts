import { keyframes } from '@vanilla-extract/css'
import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, motion } = vars
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const wide = '(min-width: 1024px)'

/** In the browser's top layer, at the top of a narrow window and at the bottom right of a wide one. */
export const viewport: string = primitiveStyle({
  position: 'fixed',
  zIndex: vars.layer.toast,
  inset: '16px 16px auto',
  width: 'auto',
  height: 'auto',
  maxWidth: vars.toast.width,
  marginInline: 'auto',
  overflow: 'visible',
  '@media': { [wide]: { inset: 'auto 24px 24px auto', width: vars.toast.width, marginInline: 0 } },
})

export const bottom: string = primitiveVariant({ inset: 'auto 16px 16px' })
export const top: string = primitiveVariant({ '@media': { [wide]: { inset: '16px 24px auto auto' } } })

export const toast: string = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '14px 10px 14px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.md,
  touchAction: 'pan-y',
  // A mouse that swipes would select the text, and the next press on it would start a native drag.
  userSelect: 'none',
  animation: `${arrive} ${motion.base} ${motion.ease}`,
})

export const destructive: string = primitiveVariant({
  borderColor: color.dangerBorder,
  background: `color-mix(in srgb, ${color.dangerBg} 60%, ${color.surfaceRaised})`,
})

export const iconTones: Readonly<Record<'success' | 'neutral' | 'destructive', string>> = {
  success: primitiveVariant({ color: color.successIcon }),
  neutral: primitiveVariant({ color: color.brandText }),
  destructive: primitiveVariant({ color: color.dangerIcon }),
}

export const content: string = primitiveStyle({ flex: 1, overflowWrap: 'anywhere' })
export const title: string = primitiveStyle({ fontWeight: font.weightSemibold })
export const text: string = primitiveStyle({
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const action: string = primitiveVariant({ marginBlock: -2 })
export const close: string = primitiveVariant({ marginBlock: -6 })
