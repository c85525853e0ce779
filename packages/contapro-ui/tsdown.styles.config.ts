import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { transform } from 'lightningcss'
import { defineConfig, type UserConfig } from 'tsdown'
import { className } from './sheets/class-names.ts'
import { shortenClassNames } from './sheets/shorten-class-names.ts'
import { splitSheet } from './sheets/split-sheet.ts'

const server = 'dist/server'

const minified = (css: string): Uint8Array =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code

/**
 * All parts once more, with the same class names: their styles in `dist/styles.css` and, of whole pages,
 * `dist/pages.css`, for hosts that link a sheet, and their code without styles for Node.js, which cannot import CSS (servers that render, unit tests of hosts).
 */
const config: UserConfig = defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/vars.css.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  clean: false,
  outDir: server,
  sourcemap: true,
  plugins: [vanillaExtractPlugin({ identifiers: className, extract: { name: 'styles.css' } })],
  outputOptions: { assetFileNames: '[name][extname]' },
  onSuccess: async () => {
    const { styles, pages } = splitSheet(await readFile(`${server}/styles.css`, 'utf8'))
    await writeFile('dist/styles.css', minified(styles))
    await writeFile('dist/pages.css', minified(pages))
    await rm(`${server}/styles.css`)
    const parts = globSync(['dist/css/*.css', 'dist/**/*.js']).toSorted()
    await shortenClassNames(['dist/styles.css', 'dist/pages.css', ...parts])
  },
})

export default config
