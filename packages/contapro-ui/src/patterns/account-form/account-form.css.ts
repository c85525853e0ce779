import { patternStyle } from '../../theme/layer-style.ts'

export const accountForm: string = patternStyle({ display: 'grid', gap: 18 })
