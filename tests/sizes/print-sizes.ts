import { bundleStyles } from './bundle-styles.ts'
import { gzipBytes } from './gzip-bytes.ts'
import { measureBundle } from './measure-bundle.ts'
import { measureElement } from './measure-element.ts'
import { readStyleSheet } from './read-style-sheet.ts'
import { elementLimits, panels, sheetLimits, type SizeLimit, sizeLimits, stylesLimits } from './size-limits.ts'

/** Prints what each import costs a host, with its limit; with `modules`, the largest modules of each too. */
export async function printSizes(say: (line: string) => void, { modules: top = 0 } = {}): Promise<void> {
  say('\nSizes (kB gzip, minified, without React)')
  for (const each of sizeLimits) {
    const { bytes, modules } = await measureBundle(each.code)
    say(lineOf(each.title, bytes, each))
    for (const [module, size] of [...modules].slice(0, top)) say(`${' '.repeat(10)}${kB(size)} minified  ${module}`)
  }
  for (const panel of panels) {
    const { bytes } = await measureBundle(`export { ContaproProvider, ${panel} } from '@contapro/ui'`)
    say(`  ${`ui: provider and ${panel}`.padEnd(40)} ${kB(bytes)}`)
  }
  for (const each of stylesLimits) say(lineOf(each.title, gzipBytes(await bundleStyles(each.code)), each))
  for (const each of sheetLimits) say(lineOf(`ui: ${each.name}`, gzipBytes(readStyleSheet(each.name)), each))
  say('\nElements (kB gzip, minified, with React and styles, in files)')
  for (const { name, limit } of elementLimits) {
    const { widget, files } = await measureElement(name)
    say(`${lineOf(`<contapro-${name}>`, widget, { limit })}  ${files} files`)
  }
}

function lineOf(title: string, bytes: number, { limit }: Pick<SizeLimit, 'limit'>): string {
  return `  ${title.padEnd(40)} ${kB(bytes)}  (limit ${kB(limit)})`
}

function kB(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(5)
}
