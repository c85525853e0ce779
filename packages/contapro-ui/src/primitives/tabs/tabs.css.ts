import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, tabs: hook } = vars

export const list: string = primitiveStyle({
  display: 'flex',
  gap: 12,
  marginInlineStart: -6,
  // The hairline begins where the letters do, not where the room for the ring does.
  borderBottom: `1px solid ${color.border}`,
  borderImage: `linear-gradient(to right, transparent 6px, ${color.border} 6px) 1`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { '(forced-colors: active)': { borderImageSource: 'none' } },
})

export const tab: string = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: hook.height,
  // Room for the ring of the focus; the row still begins with the letters.
  padding: '0 6px',
  fontWeight: font.weightMedium,
  color: color.textSecondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: -2, borderRadius: vars.radius.sm },
  selectors: {
    '&[aria-selected=true]': { color: color.text, fontWeight: font.weightSemibold },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 6px 0',
      // Other colours may be forced, which leave a background out.
      borderTop: `2px solid ${hook.indicator}`,
      borderRadius: '2px 2px 0 0',
    },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: vars.touch.target } },
})

/** Keeps the width of the bold label, so that choosing a tab moves nothing. */
export const label: string = primitiveStyle({
  display: 'inline-grid',
  '::after': {
    content: 'attr(data-label)',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: font.weightSemibold,
  },
})

export const count: string = primitiveStyle({
  selectors: { [`${tab}[aria-selected=true] &`]: { background: color.brandSubtle, color: color.brandText } },
})

export const panel: string = primitiveStyle({ paddingTop: vars.space[5] })
