import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { font, motion, tooltip: hook } = vars

export const tooltip: string = primitiveStyle({
  position: 'absolute',
  inset: '0 auto auto 0',
  zIndex: vars.layer.tooltip,
  // The layer in which it stands has no width of its own to fit into.
  width: 'max-content',
  maxWidth: 'min(260px, calc(100vw - 16px))',
  padding: '8px 10px',
  borderRadius: vars.radius.sm,
  background: hook.bg,
  color: hook.text,
  fontSize: font.sizeXs,
  lineHeight: '18px',
  fontWeight: font.weightRegular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.md,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  // Not seen before it has its place.
  selectors: { '&:not([data-side])': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

const beside = (side: string): string => `${tooltip}[data-side=${side}] > &`

export const arrow: string = primitiveStyle({
  position: 'absolute',
  width: 9,
  height: 9,
  background: hook.bg,
  borderRadius: 1,
  transform: 'rotate(45deg)',
  selectors: {
    [beside('top')]: { bottom: -4 },
    [beside('bottom')]: { top: -4 },
    [beside('left')]: { right: -4 },
    [beside('right')]: { left: -4 },
  },
})
