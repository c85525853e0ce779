import { style, type StyleRule } from '@vanilla-extract/css'
import { featuresLayer, patternsLayer, primitivesLayer } from './layers.css.ts'
import { reset } from './reset.css.ts'

type LayerRule = NonNullable<StyleRule['@layer']>[string]

const inLayer = (layer: string, rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } })

/** A class of a primitive: the reset of the element, then the rule in the layer of primitives. For `.css.ts` files. */
export const primitiveStyle = (rule: LayerRule): string => style([reset, inLayer(primitivesLayer, rule)])
/** A class that is added to a primitive's own: a variant, a size. */
export const primitiveVariant = (rule: LayerRule): string => style(inLayer(primitivesLayer, rule))
/** A class of a pattern, with the reset of the element. */
export const patternStyle = (rule: LayerRule): string => style([reset, inLayer(patternsLayer, rule)])
/** A class that is added to a pattern's or a primitive's own. */
export const patternVariant = (rule: LayerRule): string => style(inLayer(patternsLayer, rule))
/** A class of a feature, with the reset of the element. */
export const featureStyle = (rule: LayerRule): string => style([reset, inLayer(featuresLayer, rule)])
/** A class that is added to another part's own. */
export const featureVariant = (rule: LayerRule): string => style(inLayer(featuresLayer, rule))
