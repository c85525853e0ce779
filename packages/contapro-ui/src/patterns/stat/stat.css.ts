import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars
const wide = '(min-width: 720px)'

export const strip: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' } },
})

export const stat: string = patternStyle({
  selectors: {
    [`${strip} > &`]: { padding: `14px ${vars.card.padding}`, borderTop: `1px solid ${color.borderSubtle}` },
    [`${strip} > &:nth-child(-n + 2)`]: { borderTop: 0 },
    [`${strip} > &:nth-child(even)`]: { borderInlineStart: `1px solid ${color.borderSubtle}` },
  },
  '@container': {
    [wide]: {
      selectors: {
        [`${strip} > &`]: { borderTop: 0 },
        [`${strip} > & + &`]: { borderInlineStart: `1px solid ${color.borderSubtle}` },
      },
    },
  },
})

export const label: string = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})

export const value: string = patternStyle({
  marginTop: 4,
  fontSize: font.size2xl,
  lineHeight: font.line2xl,
  fontWeight: font.weightSemibold,
  letterSpacing: font.trackingTight,
  fontVariantNumeric: font.numeric,
  whiteSpace: 'nowrap',
  selectors: {
    [`${strip} &`]: {
      marginTop: 2,
      fontSize: font.sizeLg,
      lineHeight: font.lineLg,
      letterSpacing: font.trackingSnug,
    },
  },
  '@container': {
    [wide]: { selectors: { [`${strip} &`]: { fontSize: font.sizeXl, lineHeight: font.lineXl } } },
  },
})

export const large: string = patternVariant({ fontSize: font.size3xl, lineHeight: font.line3xl })

export const foot: string = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginTop: 4,
  fontSize: font.sizeXs,
  lineHeight: font.lineXs,
  color: color.textTertiary,
})
