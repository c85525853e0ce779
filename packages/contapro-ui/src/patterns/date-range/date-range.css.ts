import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/vars.css.ts'

const { color, font, space } = vars

export const form: string = patternVariant({ width: 328, padding: '12px 16px' })
export const separator: string = patternStyle({ height: 1, margin: '8px -16px 12px', background: color.borderSubtle })
export const dates: string = patternStyle({})
export const fields: string = patternStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  marginBottom: space[2],
})
export const buttons: string = patternStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  margin: '12px -16px 0',
  padding: '12px 16px 0',
  borderTop: `1px solid ${color.borderSubtle}`,
})
/** In a narrow place the chosen days say enough to the eye. */
export const name: string = patternStyle({
  '@container': { '(max-width: 420px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
/** The chosen days step back behind the name of the filter. */
export const range: string = patternStyle({
  marginInlineStart: space[1],
  color: color.textSecondary,
  fontWeight: font.weightRegular,
  fontVariantNumeric: font.numeric,
  '@container': { '(max-width: 420px)': { marginInlineStart: 0 } },
})
