import { expect, it } from 'vitest'
import { className, styleFilesIn } from './class-names.ts'
import { splitSheet } from './split-sheet.ts'

const nameIn = (filePath: string, place: number): string => className({ filePath, hash: `h${place}` })
const button = nameIn('src/primitives/button/button.css.ts', 0)
const topBar = nameIn('src/patterns/top-bar/top-bar.css.ts', 0)
const sheet = (css: string) => {
  const { styles, pages } = splitSheet(css)
  return { styles: bare(styles), pages: bare(pages) }
}
const bare = (css: string): string => css.replaceAll(/\s+/g, '')

it('says which style file a class is of', () => {
  expect(styleFilesIn(`.${topBar} > .${button}:hover`)).toEqual([
    'src/patterns/top-bar/top-bar.css.ts',
    'src/primitives/button/button.css.ts',
  ])
})

it('puts a rule that names a class of a whole page into the second sheet, in its layer and condition', () => {
  const { styles, pages } = sheet(`
    @layer patterns { @media print { .${button} { color: red } .${topBar} .${button} { color: blue } } }`)
  expect(styles).toBe(`@layerpatterns{@mediaprint{.${button}{color:red}}}`)
  expect(pages).toBe(`@layerpatterns{@mediaprint{.${topBar}.${button}{color:blue}}}`)
})

it('keeps tokens with the first sheet and the order of layers in both', () => {
  const { styles, pages } = sheet(`@layer tokens, parts; @layer tokens { [data-cp-theme] { --cp-space-1: 4px } }`)
  expect(styles).toBe('@layertokens,parts;@layertokens{[data-cp-theme]{--cp-space-1:4px}}')
  expect(pages).toBe('@layertokens,parts;@layertokens{}')
})

it('keeps the steps of an animation with the part that it moves', () => {
  const css = `@keyframes ${topBar} { from { opacity: 0 } }`
  expect(sheet(css)).toEqual({ styles: '', pages: bare(css) })
})
