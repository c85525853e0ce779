import type { TokenVars } from './vars.css.ts'

/** Values for some tokens, in the shape of the contract. */
export type TokenValues = {
  readonly rem?: string
} & { readonly [G in Exclude<keyof TokenVars, 'rem'>]?: { readonly [N in keyof TokenVars[G]]?: string } }
