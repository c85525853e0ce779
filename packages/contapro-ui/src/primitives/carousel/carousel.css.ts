import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, motion, radius, space } = vars
const columns = (visible: number): string => `calc((100% - ${visible - 1} * ${space[5]}) / ${visible})`

export const carousel: string = primitiveStyle({ containerType: 'inline-size' })

export const head: string = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginBottom: space[5],
})

export const controls: string = primitiveStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: 'auto',
})

export const dots: string = primitiveStyle({
  display: 'none',
  gap: 6,
  '@container': { '(min-width: 480px)': { display: 'flex' } },
})
export const dot: string = primitiveStyle({
  width: 6,
  height: 6,
  borderRadius: radius.full,
  background: color.borderStrong,
  transition: `width ${motion.base} ${motion.ease}`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
export const dotHere: string = primitiveVariant({
  width: 18,
  background: color.brand,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
})

/** Scrolled by the browser: a finger, a wheel and the focus move it as everywhere. */
export const track: string = primitiveStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: columns(1),
  gap: space[5],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: radius.lg,
  // The edge of a focused card is not cut off.
  ':focus-visible': { outlineOffset: -2 },
  '@container': {
    '(min-width: 640px)': { gridAutoColumns: columns(2) },
    '(min-width: 960px)': { gridAutoColumns: columns(3) },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
})
export const slide: string = primitiveStyle({ scrollSnapAlign: 'start' })
