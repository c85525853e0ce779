import { featureStyle, featureVariant } from '../../../theme/layer-style.ts'
import { vars } from '../../../theme/tokens/vars.css.ts'
import type { BarPart } from './igv-equation.ts'

const { color, chart, font, radius, space } = vars
/** One line from here; below it a ledger. Measured on the equation itself. */
const line = '(min-width: 760px)'
/** One line without room for notes. */
const narrowLine = '(min-width: 760px) and (max-width: 959px)'

export const partColors: Readonly<Record<BarPart, string>> = {
  purchases: featureVariant({ background: chart.compras }),
  balance: featureVariant({ background: chart.saldo }),
  payable: featureVariant({ background: chart.ventas }),
  sales: featureVariant({ background: chart.ventas }),
  favour: featureVariant({ background: chart.favor }),
}

export const igv: string = featureStyle({ containerType: 'inline-size' })

export const equation: string = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [line]: { flexDirection: 'row', alignItems: 'stretch' } },
})

export const term: string = featureStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '11px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.borderSubtle}` } },
  '@container': {
    [line]: {
      flex: '1 1 0',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: 0,
      selectors: { '& + &': { border: 0, paddingInlineStart: 52 } },
    },
    [narrowLine]: { selectors: { '& + &': { paddingInlineStart: 40 } } },
  },
})

export const total: string = featureVariant({
  marginTop: 2,
  padding: '14px 0 2px',
  selectors: { [`${term} + &`]: { borderTop: `3px double ${color.borderStrong}` } },
  '@container': {
    [line]: {
      flex: '1.18 1 0',
      margin: '0 0 0 52px',
      background: color.brandSubtle,
      borderRadius: radius.md,
      selectors: { [`${term} + &`]: { border: 0, padding: '14px 20px' } },
    },
    [narrowLine]: { marginInlineStart: 40, selectors: { [`${term} + &`]: { paddingInlineStart: 20 } } },
  },
})

export const inFavour: string = featureVariant({
  '@container': { [line]: { background: color.successBg } },
})

export const operator: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  gridRow: 1,
  gridColumn: 1,
  width: 20,
  height: 20,
  color: color.textTertiary,
  '@container': {
    [line]: {
      position: 'absolute',
      insetInlineStart: 14,
      insetBlockStart: '50%',
      width: 24,
      height: 24,
      marginTop: -12,
      border: `1px solid ${color.border}`,
      borderRadius: '50%',
      color: color.textSecondary,
      background: color.surface,
      selectors: { [`${total} > &`]: { insetInlineStart: -38 } },
    },
    [narrowLine]: { insetInlineStart: 8, selectors: { [`${total} > &`]: { insetInlineStart: -32 } } },
  },
})

export const operatorIcon: string = featureVariant({ strokeWidth: 2.25 })

export const label: string = featureStyle({
  gridColumn: 2,
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  selectors: { [`${total} > &`]: { color: color.text, fontSize: font.sizeMd, fontWeight: font.weightSemibold } },
  '@container': { [line]: { selectors: { [`${total} > &`]: { fontSize: font.sizeSm } } } },
})

/** The whole term is the target; the words are what is underlined. */
export const link: string = featureStyle({
  color: color.textSecondary,
  textDecoration: `underline transparent`,
  textUnderlineOffset: 3,
  transition: `text-decoration-color ${vars.motion.fast}`,
  '::after': { content: '', position: 'absolute', inset: '-4px -6px', borderRadius: radius.md },
  selectors: {
    '&:hover': { color: color.brandText, textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: `${vars.focus.width} solid ${color.focus}` },
    [`${label} > &`]: { color: color.brandText },
  },
})

export const key: string = featureStyle({
  width: 10,
  height: 10,
  flex: 'none',
  borderRadius: 3,
  forcedColorAdjust: 'none',
})

export const value: string = featureStyle({
  gridColumn: 3,
  gridRow: 1,
  fontVariantNumeric: font.numeric,
  fontWeight: font.weightSemibold,
  fontSize: font.sizeLg,
  lineHeight: font.lineLg,
  letterSpacing: font.trackingSnug,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    [`${total} > &`]: {
      fontSize: font.size2xl,
      lineHeight: font.line2xl,
      letterSpacing: font.trackingTight,
      color: color.brandText,
    },
    [`${inFavour} > &`]: { color: color.successText },
  },
  '@container': {
    '(max-width: 300px)': { selectors: { [`${total} > &`]: { fontSize: font.sizeXl } } },
    [line]: {
      marginTop: 4,
      fontSize: font.size2xl,
      lineHeight: font.line2xl,
      letterSpacing: font.trackingTight,
      textAlign: 'start',
      selectors: { [`${total} > &`]: { marginTop: 2, fontSize: font.size3xl, lineHeight: font.line3xl } },
    },
    [narrowLine]: { fontSize: font.sizeXl, selectors: { [`${total} > &`]: { fontSize: font.size2xl } } },
  },
})

export const note: string = featureStyle({
  display: 'none',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
  '@container': {
    [line]: {
      display: 'block',
      maxWidth: '100%',
      marginTop: 4,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      selectors: { [`${total} > &`]: { marginTop: 2, color: color.textSecondary } },
    },
    [narrowLine]: { display: 'none', selectors: { [`${total} > &`]: { display: 'block' } } },
  },
})

export const scale: string = featureStyle({
  display: 'none',
  '@container': {
    [line]: {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      marginTop: space[5],
      fontSize: font.sizeXs,
      lineHeight: font.lineXs,
      color: color.textTertiary,
      fontVariantNumeric: font.numeric,
    },
  },
  '::before': {
    content: '',
    flex: 1,
    height: 5,
    borderTop: `1px solid ${color.borderStrong}`,
    borderInlineStart: `1px solid ${color.borderStrong}`,
  },
  '::after': {
    content: '',
    flex: 1,
    height: 5,
    borderTop: `1px solid ${color.borderStrong}`,
    borderInlineEnd: `1px solid ${color.borderStrong}`,
  },
})

export const bar: string = featureStyle({
  display: 'flex',
  gap: 2,
  height: 10,
  marginTop: space[4],
  selectors: { '& + &': { marginTop: 4 } },
  '@container': { [line]: { height: 12, marginTop: 6, selectors: { '& + &': { marginTop: 4 } } } },
})

export const segment: string = featureStyle({
  flexBasis: 0,
  minWidth: 3,
  borderRadius: 2,
  selectors: {
    '&:first-child': { borderStartStartRadius: 5, borderEndStartRadius: 5 },
    '&:last-child': { borderStartEndRadius: 5, borderEndEndRadius: 5 },
  },
  forcedColorAdjust: 'none',
})

export const notes: string = featureStyle({ display: 'grid', gap: space[2], marginTop: space[5] })
