import { featureStyle, featureVariant } from '../../theme/layer-style.ts'
import { vars } from '../../theme/tokens/vars.css.ts'

const { color, font, space } = vars

export const heading: string = featureVariant({ marginTop: space[5], marginBottom: space[1] })

export const noItems: string = featureStyle({
  paddingTop: space[1],
  fontSize: font.sizeSm,
  color: color.textSecondary,
})
