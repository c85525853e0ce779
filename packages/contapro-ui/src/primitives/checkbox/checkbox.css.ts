import { primitiveStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

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
  display: 'inline-grid',
  flex: 'none',
  width: 18,
  height: 18,
  marginTop: 1,
})

const stroke = (direction: string): string =>
  `linear-gradient(${direction}, transparent calc(50% - 1px), ${color.onBrand} calc(50% - .8px) calc(50% + .8px), transparent calc(50% + 1px))`
/** The signs are drawn as grounds of the box itself: a table has hundreds of boxes, and an outline in each would cost. */
const CHECK = `${stroke('to top right')} 2px 6.6px / 4.6px 4.6px no-repeat, ${stroke('to bottom right')} 5.2px 3.4px / 7.8px 7.8px no-repeat`
const DASH = `linear-gradient(${color.onBrand} 0 0) center / 9px 2px no-repeat`

/** Fills a square of 44 px with the target of the 18-px box. */
export const input: string = primitiveStyle({
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
    inset: `calc((18px - ${touch.target}) / 2)`,
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.textTertiary },
    '&:checked, &:indeterminate': { borderColor: color.brand },
    '&:checked': { background: `${CHECK}, ${color.brand}` },
    '&:indeterminate': { background: `${DASH}, ${color.brand}` },
    '&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled)': {
      backgroundColor: color.brandHover,
      borderColor: color.brandHover,
    },
    '&[aria-invalid=true]': { borderColor: color.dangerIcon },
    '&:disabled': { opacity: 0.45 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
