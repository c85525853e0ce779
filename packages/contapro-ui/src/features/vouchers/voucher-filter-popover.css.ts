import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
const touch = '(pointer: coarse), (max-width: 640px)'

export const popover: string = featureVariant({ width: 360, padding: 0, display: 'flex', flexDirection: 'column' })

export const top: string = featureStyle({ display: 'grid', gap: space[2], padding: '14px 14px 8px' })
export const legend: string = featureStyle({
  marginBottom: space[2],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
})

export const fields: string = featureStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6 })

export const field: string = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.density.controlSm,
  padding: '0 10px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
  color: color.textSecondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&:has(:checked)': { borderColor: color.brand, background: color.brandSubtle, color: color.brandText },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [touch]: { minHeight: vars.touch.target },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
})

/** Lies above the radio, so that a press on the words meets the words. */
export const fieldText: string = featureStyle({ position: 'relative' })

/** The radio itself: felt by keys and screen readers, its label is what is seen. */
export const radio: string = featureVariant({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const options: string = featureStyle({
  minHeight: 0,
  maxHeight: 256,
  padding: '0 6px 6px',
  overflowY: 'auto',
})

export const option: string = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: radius.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surfacePressed },
    '&:has(:checked)': { background: color.brandSubtle, color: color.brandText, fontWeight: font.weightMedium },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@media': { [touch]: { minHeight: vars.touch.target } },
})
export const match: string = featureStyle({ fontWeight: font.weightSemibold, color: 'inherit', background: 'none' })
export const none: string = featureStyle({ padding: '12px 10px', color: color.textSecondary, fontSize: font.sizeSm })
export const waiting: string = featureStyle({ display: 'grid', placeItems: 'center', padding: space[6] })

export const foot: string = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: '10px 14px',
  borderTop: `1px solid ${color.borderSubtle}`,
})
