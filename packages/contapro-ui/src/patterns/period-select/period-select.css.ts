import { patternVariant } from '../../theme/layer-style.ts'

export const periodSelect: string = patternVariant({
  minWidth: 176,
  '@media': { '(max-width: 640px)': { minWidth: 0 } },
})
