import { patternStyle } from '../theme/layer-style.ts'

export const agreements: string = patternStyle({ display: 'grid', gap: 10 })
