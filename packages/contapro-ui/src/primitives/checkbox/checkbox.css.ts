import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, touch } = vars

export const check: string = primitiveStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textDisabled, cursor: 'not-allowed' } },
})

export const box: string = primitiveStyle({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  width: 18,
  height: 18,
  marginTop: 1,
})

/** Fills a square of 44 px with the target of the 18-px box. */
export const input: string = primitiveStyle({
  gridArea: '1 / 1',
  width: 18,
  height: 18,
  appearance: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: vars.radius.xs,
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
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled)': {
      background: color.brandHover,
      borderColor: color.brandHover,
    },
    '&[aria-invalid=true]': { borderColor: color.dangerIcon },
    '&:disabled': { opacity: 0.45 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const sign: string = primitiveVariant({
  position: 'relative',
  gridArea: '1 / 1',
  placeSelf: 'center',
  width: 13,
  height: 13,
  strokeWidth: 3,
  color: color.onBrand,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const checkSign: string = primitiveVariant({
  selectors: { [`${input}:checked:not(:indeterminate) ~ &`]: { visibility: 'visible' } },
})
export const mixedSign: string = primitiveVariant({
  selectors: { [`${input}:indeterminate ~ &`]: { visibility: 'visible' } },
})
