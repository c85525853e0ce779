import { globalLayer } from '@vanilla-extract/css'

/** The values of the tokens. A host's own CSS, outside of any layer, wins over everything here without `!important`. */
export const tokensLayer: string = globalLayer('contapro.tokens')
/** All looks. Its inner layers keep a later part stronger than what it is made of, whatever the order of loading. */
const componentsLayer: string = globalLayer('contapro.components')
/** What a host's element styles would change: margins, box model, family. */
export const resetLayer: string = globalLayer({ parent: componentsLayer }, 'reset')
/** Parts that know nothing about accounting. */
export const primitivesLayer: string = globalLayer({ parent: componentsLayer }, 'primitives')
/** Parts made of primitives. */
export const patternsLayer: string = globalLayer({ parent: componentsLayer }, 'patterns')
/** Panels and their own arrangements. */
export const featuresLayer: string = globalLayer({ parent: componentsLayer }, 'features')
