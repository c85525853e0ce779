import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, touch } = vars
const narrow = '(max-width: 560px)'

const phone = '(max-width: 460px)'

export const box: string = patternStyle({ containerType: 'inline-size' })

export const pager: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  flexWrap: 'wrap',
  minHeight: 52,
  padding: '10px 12px 10px 16px',
  borderTop: `1px solid ${color.borderSubtle}`,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  fontVariantNumeric: font.numeric,
  '@container': { [narrow]: { justifyContent: 'center', padding: 12 } },
})

export const pages: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
})

export const page: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 32,
  minHeight: 32,
  padding: '0 6px',
  borderRadius: radius.sm,
  fontWeight: font.weightMedium,
  color: color.textSecondary,
  '@media': { '(pointer: coarse), (max-width: 640px)': { minWidth: touch.target, minHeight: touch.target } },
})

export const gap: string = patternVariant({ '@container': { [phone]: { minWidth: 12, padding: 0 } } })

/** Narrower on a phone, so that five pages, two gaps and both steps fit into 296 px. */
export const pageButton: string = patternVariant({
  cursor: 'pointer',
  '@container': { [phone]: { minWidth: 36, padding: 0 } },
  ':hover': { background: color.surfacePressed },
  selectors: {
    '&[aria-current]': {
      background: color.brandSubtle,
      color: color.brandText,
      boxShadow: `inset 0 0 0 1px ${color.brandBorder}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})

export const step: string = patternVariant({ padding: '0 8px', '@container': { [phone]: { padding: 0 } } })
export const stepText: string = patternStyle({ '@container': { [narrow]: { display: 'none' } } })
