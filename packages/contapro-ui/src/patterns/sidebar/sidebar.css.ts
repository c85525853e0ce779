import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, sidebar: hook } = vars

export const sidebar: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minHeight: '100%',
  padding: '16px 12px',
  background: hook.bg,
})
export const sections: string = patternStyle({ display: 'flex', flexDirection: 'column', gap: 2 })
export const head: string = patternStyle({ marginBottom: vars.space[3] })
export const end: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  marginTop: 'auto',
  paddingTop: vars.space[4],
})
export const separator: string = patternStyle({ flex: 'none', height: 1, margin: 10, background: color.border })

export const item: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  paddingInline: 10,
  border: '1px solid transparent',
  borderRadius: radius.md,
  color: color.textSecondary,
  fontWeight: font.weightMedium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed, color: color.text },
  selectors: {
    '&[aria-current]': {
      background: hook.itemActiveBg,
      borderColor: hook.itemActiveBorder,
      color: color.text,
      fontWeight: font.weightSemibold,
      boxShadow: vars.shadow.xs,
    },
    '&[aria-disabled=true]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target },
    // A transparent edge would be drawn around every entry.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' }, '&[aria-disabled=true]': { color: 'GrayText' } },
    },
  },
})

export const itemIcon: string = patternVariant({
  color: color.textTertiary,
  selectors: {
    [`${item}[aria-current] &`]: { color: color.brandText },
    [`${item}[aria-disabled=true] &`]: { color: 'inherit' },
  },
})
