import { globSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig, type UserConfig } from 'tsdown'

// A host that itself uses vanilla-extract would take "*.css.js" for a style source and evaluate it again
// (its CSS would be lost), so the compiled class-name modules are named "*.style.js".
const fileName = (chunk: { name: string }): string =>
  `${chunk.name.replace(/\.css$/, '.style').replace(/\.css\.d$/, '.style.d')}.js`

const styleFiles = globSync('src/**/*.css.ts').toSorted()
const firstHash = new Map<string, string>()

/**
 * Class names of a few letters, the same in every build of a version: the place of the style file among all of them and
 * the place of the class in the file. The hashes of vanilla-extract would be a tenth of the compressed style sheet.
 */
export function className({ hash, filePath }: { hash: string; filePath: string }): string {
  // A hash is that of the file followed by a counter, which begins at one digit: 0.
  const first = firstHash.get(filePath) ?? hash
  firstHash.set(filePath, first)
  const file = styleFiles.findIndex((path) => filePath.endsWith(path))
  return `cp${file.toString(36)}_${hash.slice(first.length - 1)}`
}

/** One module and one style sheet per part; a host bundles what it uses. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
  clean: true,
  plugins: [vanillaExtractPlugin({ identifiers: className })],
  outputOptions: { entryFileNames: fileName, chunkFileNames: fileName, assetFileNames: 'css/[name]-[hash][extname]' },
})

export default config
