import { keyframes } from '@vanilla-extract/css'
import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'
import '../button/button.css.ts'
import '../spinner/spinner.css.ts'
import '../status-circle/status-circle.css.ts'

const { color, font, modal: hook, motion, radius, space } = vars
const sheet = '(max-width: 640px)'
const fadeIn = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })

/** The dialog element is the whole window: its own ground is the overlay, and it scrolls what is too high. */
export const overlay: string = primitiveStyle({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: space[6],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.overlay,
  color: color.text,
  animation: `${fadeIn} ${motion.slow} ${motion.ease}`,
  selectors: {
    '&[open]': { display: 'grid', placeItems: 'center' },
    '&::backdrop': { background: 'none' },
  },
  ':focus-visible': { outline: 0 },
  '@media': { [sheet]: { padding: 0, selectors: { '&[open]': { placeItems: 'end stretch' } } } },
})

export const frame: string = primitiveStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: hook.radius,
  boxShadow: vars.shadow.lg,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '@media': {
    [sheet]: {
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 24px)',
      borderWidth: '1px 0 0',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
      animation: `${slideUp} ${motion.slow} ${motion.ease}`,
    },
  },
})

const width = (max: string) => primitiveVariant({ '@media': { '(min-width: 641px)': { maxWidth: max } } })
export const widths: Readonly<Record<'sm' | 'md' | 'lg', string>> = {
  sm: width(hook.widthSm),
  md: width(hook.widthMd),
  lg: width(hook.widthLg),
}

/** Stands last in the order of focus, so that a form starts in its first field. */
export const close: string = primitiveVariant({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  '@media': { [sheet]: { insetBlockStart: 6, insetInlineEnd: 6 } },
})

/** In a sheet only this scrolls: title, buttons and the cross stay in reach. */
export const scroll: string = primitiveStyle({
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [sheet]: { overflow: 'auto', overscrollBehavior: 'contain' } },
})

export const head: string = primitiveStyle({
  padding: '20px 56px 0 24px',
  '@media': { [sheet]: { padding: '20px 56px 0 16px' } },
})

export const title: string = primitiveStyle({
  fontSize: font.sizeXl,
  lineHeight: font.lineXl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingSnug,
  textWrap: 'balance',
})

export const description: string = primitiveStyle({ marginTop: 4, color: color.textSecondary })

export const body: string = primitiveVariant({
  padding: '16px 24px 24px',
  '@media': { [sheet]: { padding: '12px 16px 16px' } },
})

export const foot: string = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: '16px 24px',
  borderTop: `1px solid ${color.borderSubtle}`,
  '@media': {
    [sheet]: { padding: '12px 16px 20px', flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
})

export const message: string = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '32px 32px 24px',
  textAlign: 'center',
  '@media': { [sheet]: { padding: '32px 20px 24px' } },
})

export const waiting: string = primitiveStyle({ display: 'block', marginBottom: space[4] })

export const text: string = primitiveStyle({ marginTop: space[2], color: color.textSecondary, textWrap: 'balance' })
export const actions: string = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  width: '100%',
  marginTop: space[6],
})
