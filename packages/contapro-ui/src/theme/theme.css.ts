import { declareTokens } from './declare-tokens.ts'
import { componentHooks } from './tokens/component-hooks.ts'
import { contaproDark } from './tokens/contapro-dark.ts'
import { contapro } from './tokens/contapro.ts'
import { scales } from './tokens/scales.ts'
import { siscont } from './tokens/siscont.ts'
import {
  comfortableDensity,
  compactDensity,
  compactHooks,
  moreContrast,
  reducedMotion,
  siscontHooks,
  touchDensity,
} from './tokens/variants.ts'

const any = '[data-cp-theme]'
const compact = `${any}[data-cp-density='compact']`

// The order is the order of strength: scales, densities, themes, hooks, then what the reader's device asks for.
declareTokens(any, scales)
declareTokens(compact, compactDensity)
declareTokens(`${any}[data-cp-density='comfortable']`, comfortableDensity)
declareTokens(`[data-cp-theme='contapro']`, contapro, { scheme: 'light' })
declareTokens(`[data-cp-theme='contapro-dark']`, contaproDark, { scheme: 'dark' })
declareTokens(`[data-cp-theme='siscont']`, siscont, { scheme: 'dark' })
declareTokens(any, componentHooks)
declareTokens(compact, compactHooks)
declareTokens(`[data-cp-theme='siscont']`, siscontHooks)
declareTokens(`${any}, ${any}[data-cp-density]`, touchDensity, { media: '(pointer: coarse), (max-width: 640px)' })
declareTokens(any, reducedMotion, { media: '(prefers-reduced-motion: reduce)' })
for (const [theme, values] of Object.entries(moreContrast)) {
  declareTokens(`[data-cp-theme='${theme}']`, values, { media: '(prefers-contrast: more)' })
}
