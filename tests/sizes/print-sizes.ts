import { bundleStyles } from './bundle-styles.ts'
import { gzipBytes } from './gzip-bytes.ts'
import { measureBundle } from './measure-bundle.ts'
import { readStyleSheet } from './read-style-sheet.ts'
import { type SizeLimit, sheetLimits, sizeLimits, stylesLimits } from './size-limits.ts'

/** Prints what each import costs a host, with its limit; with `modules`, the largest modules of each too. */
export async function printSizes(say: (line: string) => void, { modules: top = 0 } = {}): Promise<void> {
  say('\nSizes (kB gzip, minified, without React)')
  for (const each of sizeLimits) {
    const { bytes, modules } = await measureBundle(each.code)
    say(lineOf(each.title, bytes, each))
    for (const [module, size] of [...modules].slice(0, top)) say(`${' '.repeat(10)}${kB(size)} minified  ${module}`)
  }
  for (const each of stylesLimits) say(lineOf(each.title, gzipBytes(await bundleStyles(each.code)), each))
  for (const each of sheetLimits) say(lineOf(`ui: ${each.name}`, gzipBytes(readStyleSheet(each.name)), each))
}

function lineOf(title: string, bytes: number, { limit }: Pick<SizeLimit, 'limit'>): string {
  return `  ${title.padEnd(40)} ${kB(bytes)}  (limit ${kB(limit)})`
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(5)
}
