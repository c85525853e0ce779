import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, space } = vars

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
