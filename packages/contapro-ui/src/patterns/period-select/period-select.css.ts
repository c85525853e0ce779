import { patternVariant } from '../../theme/layer-style.ts'

export const periodSelect: string = patternVariant({
  minWidth: 176,
  '@container': { '(max-width: 640px)': { minWidth: 0 } },
})
