import { globSync } from 'node:fs'
import { resolve } from 'node:path'

const styleFiles = globSync('src/**/*.css.ts', { cwd: resolve(import.meta.dirname, '..') }).toSorted()
const firstHash = new Map<string, string>()

/** A class, a keyframe or a property of one part, as `className` makes it: `cp1x_0`. */
export const classNames: RegExp = /\bcp([0-9a-z]{1,2})_[0-9a-z]{1,2}\b/g

/**
 * The place of the style file among all of them and the place of the class in the file: the same in every build of a
 * version, and it says where the class is from. `shortenClassNames` makes the final name of it.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  // A hash is that of the file followed by a counter, which begins at one digit: 0.
  const first = firstHash.get(filePath) ?? hash
  firstHash.set(filePath, first)
  const file = styleFiles.findIndex((path) => filePath.endsWith(path))
  return `cp${file.toString(36)}_${hash.slice(first.length - 1)}`
}

/** The style files whose classes, keyframes or properties a piece of CSS names. */
export function styleFilesIn(css: string): string[] {
  return [...css.matchAll(classNames)].flatMap(([, file]) => styleFiles[Number.parseInt(file ?? '', 36)] ?? [])
}
