import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '..')
const styleFiles = globSync('src/**/*.css.ts', { cwd: folder }).toSorted()
const firstHash = new Map<string, string>()

/**
 * The place of the style file among all of them and the place of the class in the file, `cp1x_0`: the same in every
 * build of a version.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  // A hash is that of the file followed by a counter, which begins at one digit: 0.
  const first = firstHash.get(filePath) ?? hash
  firstHash.set(filePath, first)
  const file = styleFiles.findIndex((path) => filePath.endsWith(path))
  return `cp${file.toString(36)}_${hash.slice(first.length - 1)}`
}

/** Part → its style file; a part is named as the file is: `src/primitives/button/button.css.ts` is `button`. */
export const styleFileOf: ReadonlyMap<string, string> = new Map(
  styleFiles.map((file) => [basename(file, '.css.ts'), file]),
)
if (styleFileOf.size < styleFiles.length) throw new Error('two style files have one name: each is a sheet of its own')
