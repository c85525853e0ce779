import { featureStyle } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars
const phone = '(max-width: 560px)'

export const steps: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[6],
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  '@container': { [phone]: { gap: space[2] } },
})

export const step: string = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: font.weightMedium,
  color: color.textTertiary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state=done]': { color: color.textSecondary },
    '&[aria-current=step]': { fontWeight: font.weightSemibold, color: color.text },
    '& + &::before': {
      content: '',
      width: 32,
      height: 1,
      marginInlineEnd: 4,
      background: color.borderStrong,
      opacity: 0.6,
    },
  },
  '@container': { [phone]: { selectors: { '& + &::before': { width: 20 } } } },
})

export const place: string = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: '50%',
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  fontWeight: font.weightSemibold,
  selectors: {
    '[data-state=done] > &': { background: color.brandSubtle, borderColor: color.brandBorder, color: color.brandText },
    '[aria-current=step] > &': { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[aria-current=step] > &': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
})

/** On a phone only the step at hand is named; a screen reader hears them all. */
export const label: string = featureStyle({
  '@container': {
    [phone]: {
      selectors: {
        ':not([aria-current=step]) > &': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
