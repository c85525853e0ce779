import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { font, motion, tooltip: hook } = vars

export const positioner: string = primitiveStyle({ zIndex: vars.layer.tooltip })

export const tooltip: string = primitiveStyle({
  // The layer in which it stands has no width of its own to fit into.
  width: 'max-content',
  maxWidth: 260,
  padding: '8px 10px',
  borderRadius: vars.radius.sm,
  background: hook.bg,
  color: hook.text,
  fontSize: font.sizeXs,
  lineHeight: '18px',
  fontWeight: font.weightRegular,
  textAlign: 'start',
  boxShadow: vars.shadow.md,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const arrow: string = primitiveStyle({
  width: 9,
  height: 9,
  background: hook.bg,
  borderRadius: 1,
  transform: 'rotate(45deg)',
  selectors: {
    '&[data-side=top]': { bottom: -4 },
    '&[data-side=bottom]': { top: -4 },
    '&[data-side=left]': { insetInlineEnd: -4 },
    '&[data-side=right]': { insetInlineStart: -4 },
  },
})
