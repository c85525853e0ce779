import { readFile, writeFile } from 'node:fs/promises'
import { classNames } from './class-names.ts'

/**
 * Numbers the class names of all built files through, in the order in which the given files name them first: what stands
 * together in the main sheet differs in one letter, which compresses better than names that tell their file.
 */
export async function shortenClassNames(files: readonly string[]): Promise<void> {
  const numbers = new Map<string, string>()
  const short = (name: string): string => {
    const known = numbers.get(name) ?? `cp_${numbers.size.toString(36)}`
    numbers.set(name, known)
    return known
  }
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    const shortened = text.replace(classNames, short)
    if (shortened !== text) await writeFile(file, shortened)
  }
}
