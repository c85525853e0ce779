import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, space } = vars
const touch = '(pointer: coarse), (max-width: 640px)'

export const panel: string = featureStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
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

export const chip: string = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 'min(320px, 100%)',
  minHeight: vars.density.controlSm,
  padding: '0 4px 0 10px',
  borderRadius: radius.md,
  background: color.brandSubtle,
  border: `1px solid ${color.brandBorder}`,
  color: color.brandText,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
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
  textUnderlineOffset: 3,
  cursor: 'pointer',
  ':hover': { color: color.brandText, textDecoration: 'underline' },
  '@media': { [touch]: { minHeight: 28 } },
})

export const files: string = featureStyle({ display: 'flex', justifyContent: 'flex-end', gap: 4 })
export const warningMark: string = featureStyle({ minWidth: 24, color: color.warningText, cursor: 'pointer' })
export const soft: string = featureStyle({ color: color.textTertiary })

export const gloss: string = featureStyle({ maxHeight: '60dvh', overflowY: 'auto' })
export const glossItem: string = featureStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[2],
  padding: '10px 0',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
})

/** Below a number or an amount: which register holds it, what credit it gives. */
export const note: string = featureStyle({
  display: 'block',
  color: color.textTertiary,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  whiteSpace: 'normal',
})
/** Of such a note: what to look at. */
export const warningNote: string = featureVariant({ color: color.warningText })

export const foot: string = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  padding: `${space[3]} ${space[5]}`,
  borderTop: `3px double ${color.borderStrong}`,
  color: color.textSecondary,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const footFigure: string = featureStyle({ color: color.text, fontWeight: font.weightSemibold })
