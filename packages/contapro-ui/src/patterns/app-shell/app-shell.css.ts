import { keyframes } from '@vanilla-extract/css'
import { patternStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const narrow = '(max-width: 1024px)'
const print = 'print'
const below = `calc(100dvh - ${vars.topbar.height})`
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })
const fadeIn = keyframes({ from: { opacity: 0 } })

export const shell: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.sidebar.width} minmax(0, 1fr)`,
  minHeight: below,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [print]: { display: 'block' } },
})

export const side: string = patternStyle({
  position: 'sticky',
  insetBlockStart: vars.topbar.height,
  alignSelf: 'start',
  height: below,
  overflowY: 'auto',
  background: vars.sidebar.bg,
  '@media': { [narrow]: { display: 'none' }, [print]: { display: 'none' } },
})

/** Takes the focus of each new screen. An outline would frame the whole page. */
export const main: string = patternStyle({ ':focus-visible': { outline: 0 } })

export const besideSidebar: string = patternStyle({
  borderInlineStart: `1px solid ${vars.color.border}`,
  '@media': { [narrow]: { borderInlineStart: 0 }, [print]: { borderInlineStart: 0 } },
})

/** Jumps over bar and sidebar; seen only when the keyboard reaches it. */
export const skip: string = patternStyle({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: vars.layer.tooltip,
  padding: '10px 16px',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  color: vars.color.brandText,
  fontWeight: vars.font.weightMedium,
  boxShadow: vars.shadow.md,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' } },
  '@media': { [print]: { display: 'none' } },
})

export const sheet: string = patternStyle({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'hidden',
  background: vars.color.overlay,
  color: vars.color.text,
  animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.ease}`,
  ':focus-visible': { outline: 0 },
  selectors: { '&[open]': { display: 'flex', justifyContent: 'flex-end' }, '&::backdrop': { background: 'none' } },
})

export const panel: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(340px, 100% - 48px)',
  height: '100%',
  background: vars.sidebar.bg,
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}`,
})
export const sheetHead: string = patternStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 0 16px',
  minHeight: 56,
})
export const sheetBody: string = patternStyle({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' })
export const sheetFoot: string = patternStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px 20px',
  borderTop: `1px solid ${vars.color.border}`,
})
