import { patternStyle, patternVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, radius, space } = vars

const frame = {
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius.md,
  background: color.brandDeep,
} as const

export const video: string = patternStyle({ ...frame, display: 'block', objectFit: 'cover' })

/** What stands where a video would: the deep ground of Contapro with its mark. */
export const poster: string = patternStyle({
  ...frame,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
})

/** The mark, as large as a button to play would be. */
export const mark: string = patternVariant({ position: 'relative', scale: '2' })

export const text: string = patternStyle({ marginTop: space[4], color: color.textSecondary })
