import { globSync } from 'node:fs'

const depth = (file: string): number => file.split('/').length

/**
 * The modules of a package for tsup, a file of its own for each: what a host does not import is then left out, even where it runs on
 * loading. They have one order, entries before the modules in folders, so that every build gives the same bytes: tsup's own glob gives
 * them in any order.
 */
export const moduleEntries: Record<string, string> = Object.fromEntries(
  globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
    .map((file) => [file.replace(/^src\//, '').replace(/\.ts$/, ''), file]),
)
