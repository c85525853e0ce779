import { patternStyle } from '../../theme/layer-style.ts'

/** Fills the deep brand ground that it stands in. */
export const pattern: string = patternStyle({ position: 'absolute', inset: 0, color: 'rgb(255 255 255 / 0.09)' })
