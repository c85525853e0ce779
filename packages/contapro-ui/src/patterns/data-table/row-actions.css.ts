import { patternStyle } from '../../theme/layer-style.ts'

/** A row's buttons side by side. */
export const rowActions: string = patternStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
})
