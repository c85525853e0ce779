import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { arrangeDeclarations } from './arrange-declarations.ts'
import { styleFileOf } from './class-names.ts'
import { partTokens } from './part-tokens.ts'
import type { PartsList } from './parts-list.ts'
import { type SheetName, sheetOf } from './sheet-of.ts'

const sheets: readonly SheetName[] = ['styles', 'overlays', 'pages']

/**
 * Makes the sheets of the package out of those of its parts, and minifies both. Each names the layers that come before
 * its own, so that any may come first: a bundler that splits what is shared loads the parts in an order of its own.
 */
export async function writeSheets(folder: string): Promise<void> {
  const { parts }: PartsList = JSON.parse(await readFile(join(folder, 'styles/parts.json'), 'utf8'))
  const css = new Map<string, string>()
  for (const part of parts) css.set(part, await readFile(join(folder, `styles/${part}.css`), 'utf8'))
  const texts = new Map<string, string>()
  for (const sheet of sheets) texts.set(`${sheet}.css`, sheetText(sheet, css))
  for (const [part, text] of css) texts.set(`styles/${part}.css`, `${css.get('layers') ?? ''}\n${text}`)
  for (const [name, text] of texts) await writeFile(join(folder, name), minified(text))
}

function sheetText(sheet: SheetName, css: ReadonlyMap<string, string>): string {
  const own = [...css].filter(([part]) => part !== 'theme' && sheetOf(styleFileOf.get(part) ?? '') === sheet)
  const tokens = partTokens(css.get('theme') ?? '', (token) => sheetOfToken(token) === sheet)
  return [css.get('layers'), tokens, ...own.map(([, text]) => text)].join('\n')
}

/** The colours of the bars of a page are of no use to a panel. */
const sheetOfToken = (token: string): SheetName => (/^--cp-(?:topbar|sidebar)-/.test(token) ? 'pages' : 'styles')

function minified(css: string): string {
  const { code } = transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true })
  return arrangeDeclarations(new TextDecoder().decode(code))
}
