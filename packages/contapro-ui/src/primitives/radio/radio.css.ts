import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, radius, touch } = vars

export const group: string = primitiveStyle({ display: 'grid', gap: 10 })
export const inRow: string = primitiveVariant({ display: 'flex', flexWrap: 'wrap', gap: '10px 20px' })
export const legend: string = primitiveStyle({
  marginBottom: 6,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  fontWeight: font.weightMedium,
})

const off = { '&:has(:disabled)': { color: color.textDisabled, cursor: 'not-allowed' } }

export const radio: string = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  fontSize: font.sizeMd,
  lineHeight: font.lineMd,
  cursor: 'pointer',
  selectors: off,
})

/** An 18-px ring in a target of 44 px; chosen, it is as thick as leaves a point in the middle. */
export const input: string = primitiveStyle({
  position: 'relative',
  flex: 'none',
  width: 18,
  height: 18,
  marginTop: 1,
  appearance: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: '50%',
  background: vars.input.bg,
  cursor: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '50% auto auto 50%',
    width: touch.target,
    height: touch.target,
    transform: 'translate(-50%, -50%)',
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.textTertiary },
    '&:checked': { borderWidth: 5.5, borderColor: color.brand },
    '&:checked:hover:not(:disabled)': { borderColor: color.brandHover },
    '&:disabled': { opacity: 0.45 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const card: string = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touch.target,
  padding: '10px 14px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    ...off,
    '&:hover:not(:has(:disabled))': { background: color.surfaceHover },
    '&:has(:checked)': {
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      background: color.brandSubtle,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 2 } } },
  },
})

/** The whole card is the target, and the card shows the focus. */
export const cardInput: string = primitiveVariant({
  position: 'static',
  marginTop: 0,
  ':focus-visible': { outline: 0 },
  '::before': { inset: 0, width: 'auto', height: 'auto', transform: 'none' },
})
export const cardTexts: string = primitiveStyle({ flex: 1, overflowWrap: 'anywhere' })
export const cardTitle: string = primitiveStyle({
  display: 'block',
  fontSize: font.sizeMd,
  lineHeight: font.lineMd,
  fontWeight: font.weightSemibold,
})
export const cardText: string = primitiveStyle({
  display: 'block',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  selectors: { [`${card}:has(:disabled) &`]: { color: 'inherit' } },
})
export const tag: string = primitiveStyle({
  flex: 'none',
  padding: '3px 6px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xs,
  background: color.surfaceSunken,
  fontSize: font.size2xs,
  lineHeight: font.line2xs,
  fontWeight: font.weightSemibold,
  color: color.textSecondary,
})
