import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, radius, space } = vars
const phone = '(max-width: 560px)'
const touch = '(pointer: coarse), (max-width: 640px)'

export const panel: string = featureStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})
/** Nine columns stand closer than a table's usual. */
export const table: string = featureVariant({
  vars: { [vars.table.cellX.slice(4, -1)]: `min(10px, ${vars.density.cellX})` },
})

export const searchBox: string = featureStyle({ width: '100%' })

export const searchSubmit: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  marginInlineEnd: -6,
  borderRadius: radius.sm,
  color: color.textSecondary,
  cursor: 'pointer',
  ':hover': { background: color.surfacePressed, color: color.text },
  '@media': { [touch]: { width: 40, height: 40, marginInlineEnd: -10 } },
})

export const searchError: string = featureStyle({
  display: 'flex',
  gap: 6,
  marginTop: 6,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontWeight: font.weightMedium,
  color: color.dangerText,
})
export const searchErrorIcon: string = featureVariant({ marginTop: 1 })

export const chip: string = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 280,
  minHeight: vars.density.controlSm,
  padding: '0 4px 0 10px',
  borderRadius: radius.md,
  background: color.brandSubtle,
  border: `1px solid ${color.brandBorder}`,
  color: color.brandText,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
  '@container': { [phone]: { maxWidth: 'none' } },
})
export const chipText: string = featureStyle({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const chipRemove: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: radius.sm,
  cursor: 'pointer',
  ':hover': { background: color.brandSubtleHover },
  '@media': { [touch]: { width: 36, height: 36 } },
})

export const documentLink: string = featureStyle({
  fontWeight: font.weightMedium,
  fontVariantNumeric: font.numeric,
  whiteSpace: 'nowrap',
  textDecoration: 'underline transparent',
  textUnderlineOffset: 3,
  borderRadius: 2,
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  ':hover': { color: color.brandText, textDecorationColor: 'currentColor' },
  '@media': { [touch]: { minHeight: 28 } },
})

export const files: string = featureStyle({ display: 'flex', justifyContent: 'flex-end', gap: 4 })
export const soft: string = featureStyle({ color: color.textTertiary })

export const foreign: string = featureStyle({ fontVariantNumeric: font.numeric, whiteSpace: 'nowrap' })
/** Below an amount or a number: what to look at. */
export const warningNote: string = featureStyle({
  display: 'block',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.warningText,
  whiteSpace: 'normal',
  textWrap: 'balance',
})

export const gloss: string = featureStyle({ display: 'grid', maxHeight: '60dvh', overflowY: 'auto' })
export const glossItem: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[2],
  padding: '10px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})
export const glossNumber: string = featureStyle({ color: color.textTertiary, fontVariantNumeric: font.numeric })

/** Below a voucher's number: which register holds it. */
export const note: string = featureStyle({
  display: 'block',
  color: color.textTertiary,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  whiteSpace: 'normal',
})

export const foot: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[5]}`,
  padding: `${space[3]} ${space[5]}`,
  borderTop: `3px double ${color.borderStrong}`,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const footTerm: string = featureStyle({ color: color.textSecondary })
export const footFigure: string = featureStyle({ color: color.text, fontWeight: font.weightSemibold })
export const footAmount: string = featureStyle({ color: color.text, fontWeight: font.weightSemibold })
export const footNote: string = featureStyle({ color: color.textSecondary })
