import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, motion, radius, space } = vars

export const overlay: string = patternStyle({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'hidden',
  color: color.text,
  selectors: { '&::backdrop': { background: 'none' } },
})

/** A gold ring; its shadow is the shade over the rest of the page. */
export const spotlight: string = patternStyle({
  position: 'fixed',
  borderRadius: radius.lg,
  boxShadow: `0 0 0 2px ${color.mark}, 0 0 0 200vmax ${color.overlay}`,
  transition: `left ${motion.base} ${motion.ease}, top ${motion.base} ${motion.ease}, width ${motion.base} ${motion.ease}, height ${motion.base} ${motion.ease}`,
  selectors: {
    '&[data-alone]': { insetBlockStart: '50%', insetInlineStart: '50%', boxShadow: `0 0 0 200vmax ${color.overlay}` },
  },
  '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
})

export const card: string = patternStyle({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: 'calc(50% - 160px)',
  width: 320,
  maxWidth: 'calc(100vw - 32px)',
  padding: '14px 12px 14px 16px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.popover.radius,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.md,
})
/** Points at what is lit; without anything lit there is none. Its place comes with the card's. */
export const arrow: string = patternStyle({
  position: 'absolute',
  width: 11,
  height: 11,
  background: 'inherit',
  border: 'inherit',
  clipPath: 'polygon(0 0, 100% 0, 0 100%)',
  rotate: '45deg',
  selectors: { '&[data-side=top]': { rotate: '225deg' }, '&:not([data-side])': { display: 'none' } },
})
export const head: string = patternStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const counter: string = patternStyle({
  color: color.textTertiary,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontVariantNumeric: font.numeric,
})
export const title: string = patternStyle({
  marginTop: 2,
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingSnug,
})
export const text: string = patternStyle({ marginTop: 4, color: color.textSecondary })
export const buttons: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[4],
})
export const dots: string = patternStyle({ display: 'flex', gap: 5, marginInlineEnd: 'auto' })
export const dot: string = patternStyle({
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: color.borderStrong,
  opacity: 0.5,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
export const dotNow: string = patternStyle({
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: color.brand,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})
