import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { chart: hook, color, font } = vars

export const frame: string = patternStyle({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
})

/** The drawing; at least the height of the theme, more where a card is stretched. */
export const plot: string = patternStyle({
  flex: '1 0 auto',
  minHeight: `calc(${hook.height} + 30px)`,
  position: 'relative',
})
export const canvas: string = patternStyle({ position: 'absolute', inset: 0 })
export const waiting: string = patternVariant({ display: 'grid', placeItems: 'center' })

const axis = {
  fontFamily: font.family,
  fontSize: font.size2xs,
  fill: hook.axis,
  fontVariantNumeric: font.numeric,
  // A browser forces the colour of words, and these are drawn.
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
}
export const axisText: string = patternStyle(axis)
export const currentText: string = patternStyle({ ...axis, fill: color.text, fontWeight: font.weightSemibold })
/** Every second month leaves a narrow chart. */
export const sparse: string = patternVariant({ '@container': { '(max-width: 460px)': { display: 'none' } } })

export const tip: string = patternStyle({
  padding: '8px 12px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  color: color.textSecondary,
  boxShadow: vars.shadow.md,
  fontSize: font.sizeXs,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
})
export const tipAmount: string = patternStyle({
  display: 'block',
  color: color.text,
  fontSize: font.sizeMd,
  lineHeight: '20px',
  fontWeight: font.weightSemibold,
})
export const tipChange: string = patternStyle({ display: 'flex', alignItems: 'center', gap: 4 })

export const donut: string = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  '@container': { '(min-width: 560px)': { flexDirection: 'row', gap: vars.space[8] } },
})
export const figure: string = patternStyle({ position: 'relative', flex: 'none', width: 170, height: 170 })
export const middle: string = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
})
export const total: string = patternStyle({
  fontSize: font.size2xl,
  lineHeight: font.line2xl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingTight,
  fontVariantNumeric: font.numeric,
})
export const totalLabel: string = patternStyle({
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
})

export const dataTable: string = patternStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
})
export const dataHead: string = patternStyle({
  padding: '0 0 6px',
  textAlign: 'start',
  fontSize: font.sizeXs,
  fontWeight: font.weightMedium,
  color: color.textSecondary,
})
export const dataCell: string = patternStyle({
  padding: '7px 0',
  borderTop: `1px solid ${color.borderSubtle}`,
  fontWeight: font.weightRegular,
  textAlign: 'start',
})
export const firstRow: string = patternVariant({ borderTop: 0 })
export const dataEnd: string = patternVariant({
  paddingInlineStart: 12,
  textAlign: 'end',
  fontVariantNumeric: font.numeric,
  whiteSpace: 'nowrap',
})
export const dataCount: string = patternVariant({ fontWeight: font.weightSemibold })
export const dataSoft: string = patternVariant({ color: color.textSecondary })
export const partName: string = patternStyle({ display: 'flex', alignItems: 'center', gap: 10 })
export const key: string = patternStyle({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 3,
  forcedColorAdjust: 'none',
})
