import { globalStyle } from '@vanilla-extract/css'
import { tokensLayer } from './layers.css.ts'
import { tokenProperties } from './token-properties.ts'
import type { TokenValues } from './token-values.ts'
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
  siscontTopbar,
  touchDensity,
} from './tokens/variants.ts'

function declare(selector: string, values: TokenValues, options: { scheme?: 'light' | 'dark'; media?: string } = {}) {
  const scheme = options.scheme ? { colorScheme: options.scheme } : {}
  const rule = { ...scheme, vars: tokenProperties(values) }
  globalStyle(selector, {
    '@layer': { [tokensLayer]: options.media ? { '@media': { [options.media]: rule } } : rule },
  })
}

const any = '[data-cp-theme]'
const compact = `${any}[data-cp-density='compact']`

// The order is the order of strength: scales, densities, themes, hooks, then what the reader's device asks for.
declare(any, scales)
declare(compact, compactDensity)
declare(`${any}[data-cp-density='comfortable']`, comfortableDensity)
declare(`[data-cp-theme='contapro']`, contapro, { scheme: 'light' })
declare(`[data-cp-theme='contapro-dark']`, contaproDark, { scheme: 'dark' })
declare(`[data-cp-theme='siscont']`, siscont, { scheme: 'dark' })
declare(any, componentHooks)
declare(compact, compactHooks)
declare(`[data-cp-theme='siscont']`, siscontHooks)
declare(
  `[data-cp-theme='contapro'][data-cp-topbar='siscont'], [data-cp-theme='contapro'] [data-cp-topbar='siscont']`,
  siscontTopbar,
)
declare(`${any}, ${any}[data-cp-density]`, touchDensity, { media: '(pointer: coarse), (max-width: 640px)' })
declare(any, reducedMotion, { media: '(prefers-reduced-motion: reduce)' })
for (const [theme, values] of Object.entries(moreContrast)) {
  declare(`[data-cp-theme='${theme}']`, values, { media: '(prefers-contrast: more)' })
}
