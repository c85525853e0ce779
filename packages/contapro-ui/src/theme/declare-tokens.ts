import { globalStyle } from '@vanilla-extract/css'
import { tokensLayer } from './layers.css.ts'
import { tokenProperties } from './token-properties.ts'
import type { TokenValues } from './tokens/token-values.ts'

/** Declares values of tokens for what a selector finds, in the layer that is the weakest of all. */
export function declareTokens(
  selector: string,
  values: TokenValues,
  options: { scheme?: 'light' | 'dark'; media?: string } = {},
): void {
  const scheme = options.scheme ? { colorScheme: options.scheme } : {}
  const rule = { ...scheme, vars: tokenProperties(values) }
  globalStyle(selector, {
    '@layer': { [tokensLayer]: options.media ? { '@media': { [options.media]: rule } } : rule },
  })
}
