import { declareTokens } from '../../theme/declare-tokens.ts'
import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { siscontTopbar } from '../../theme/tokens/variants.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { font, radius, topbar: hook, touch } = vars
// Of the bar alone: who embeds widgets has no use for it.
declareTokens(
  `[data-cp-theme='contapro'][data-cp-topbar='siscont'], [data-cp-theme='contapro'] [data-cp-topbar='siscont']`,
  siscontTopbar,
)

const narrow = '(max-width: 1024px)'

export const bar: string = patternStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.topbar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: hook.height,
  paddingInline: 20,
  background: hook.bg,
  color: hook.text,
  borderBottom: `1px solid ${hook.border}`,
  '@media': { [narrow]: { paddingInline: 16 }, print: { display: 'none' } },
})

export const home: string = patternStyle({ display: 'inline-flex', borderRadius: radius.sm })
export const push: string = patternStyle({ marginInlineStart: 'auto' })

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: radius.md,
  fontWeight: font.weightMedium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: hook.hover, color: hook.text },
} as const
const square = { width: touch.target, height: touch.target, padding: 0, justifyContent: 'center' } as const

export const link: string = patternStyle({
  ...item,
  gap: 8,
  height: 36,
  paddingInline: 12,
  color: hook.textSecondary,
  '@media': { [narrow]: square },
})

export const user: string = patternStyle({
  ...item,
  gap: 10,
  height: 40,
  padding: '0 8px 0 4px',
  color: hook.text,
  '@media': { [narrow]: square },
})

/** In the dashboard, up to 1024 px, the side sheet holds these. */
export const inSheet: string = patternVariant({ '@media': { [narrow]: { display: 'none' } } })
export const wideOnly: string = patternStyle({ '@media': { [narrow]: { display: 'none' } } })
export const quietIcon: string = patternVariant({
  color: hook.textSecondary,
  '@media': { [narrow]: { display: 'none' } },
})
export const separator: string = patternStyle({
  width: 1,
  height: 24,
  marginInline: 6,
  background: hook.border,
  '@media': { [narrow]: { display: 'none' } },
})

export const menuButton: string = patternStyle({
  display: 'none',
  placeItems: 'center',
  width: touch.target,
  height: touch.target,
  marginInlineEnd: -10,
  borderRadius: radius.md,
  cursor: 'pointer',
  ':hover': { background: hook.hover },
  '@media': { [narrow]: { display: 'grid' } },
})
