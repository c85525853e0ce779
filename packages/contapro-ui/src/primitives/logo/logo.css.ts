import { primitiveStyle, primitiveVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

export const logo: string = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: vars.font.sizeXl,
  lineHeight: vars.font.lineLg,
  fontWeight: 640,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
})

export const mark: string = primitiveStyle({ display: 'block', flex: 'none', width: 28, height: 28 })

/** The attribution in the head of an embedded widget: a small mark and 11-px text. */
export const attribution: string = primitiveVariant({
  gap: 6,
  fontSize: vars.font.size2xs,
  lineHeight: vars.font.line2xs,
  fontWeight: vars.font.weightRegular,
  letterSpacing: 'normal',
  color: vars.color.textTertiary,
})

export const attributionMark: string = primitiveVariant({ width: 14, height: 14 })

/** Beside the sign of a partner. */
export const small: string = primitiveVariant({ gap: 8, fontSize: vars.font.sizeLg })
export const smallMark: string = primitiveVariant({ width: 22, height: 22 })

/** The mark keeps its own colours in every theme: it is the sign of the product, not of the host. */
export const tile: string = primitiveStyle({ fill: '#00686f' })
export const letter: string = primitiveStyle({
  fill: 'none',
  stroke: '#ffffff',
  strokeWidth: 3.1,
  strokeLinecap: 'round',
})
export const point: string = primitiveStyle({ fill: vars.color.mark })
