import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font } = vars
const narrow = '(max-width: 560px)'

export const box: string = patternStyle({ containerType: 'inline-size' })

export const list: string = patternStyle({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
})

export const row: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  padding: '10px 12px 10px 16px',
  borderTop: `1px solid ${color.borderSubtle}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@container': { [narrow]: { gridTemplateColumns: '20px minmax(0, 1fr) auto' } },
})

export const icon: string = patternVariant({ color: color.textTertiary })
export const name: string = patternStyle({ overflowWrap: 'anywhere', fontWeight: font.weightMedium })
export const size: string = patternStyle({
  fontSize: font.sizeSm,
  fontWeight: font.weightRegular,
  color: color.textTertiary,
  fontVariantNumeric: font.numeric,
  whiteSpace: 'nowrap',
})
export const result: string = patternStyle({
  justifySelf: 'end',
  fontSize: font.sizeSm,
  color: color.textSecondary,
  fontVariantNumeric: font.numeric,
  '@container': { [narrow]: { gridColumn: 2, gridRow: 2, justifySelf: 'start' } },
})
export const remove: string = patternStyle({
  gridColumn: -2,
  '@container': { [narrow]: { gridRow: 1, gridColumn: 3 } },
})
export const progress: string = patternStyle({
  gridColumn: '2 / 4',
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
})
export const details: string = patternStyle({
  gridColumn: '2 / -1',
  fontSize: font.sizeSm,
  lineHeight: font.lineSm,
  color: color.textSecondary,
})
export const problem: string = patternVariant({ color: color.dangerText })
