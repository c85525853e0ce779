import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenNames } from './token-names.ts'

/** A reference to a custom property, `var(--cp-…)`. */
export type TokenVar = `var(--${string})`
type Groups = typeof tokenNames
/** The token contract: `vars.color.textSecondary` is `var(--cp-color-text-secondary)`, `vars.space[4]` is `var(--cp-space-4)`. */
export type TokenVars = { readonly rem: TokenVar } & {
  readonly [G in keyof Groups]: { readonly [N in Groups[G][number]]: TokenVar }
}

const shape = Object.fromEntries(
  Object.entries(tokenNames).map(([group, names]) => [group, Object.fromEntries(names.map((name) => [name, null]))]),
)
const kebab = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

/** Every design token as a reference to its custom property. */
export const vars: TokenVars = createGlobalThemeContract({ rem: null, ...shape }, (_value, path) =>
  ['cp', ...path.map(kebab)].join('-'),
) as TokenVars
