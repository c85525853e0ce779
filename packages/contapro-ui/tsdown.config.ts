import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig, type UserConfig } from 'tsdown'
import { className } from './sheets/class-names.ts'
import { partsListPlugin } from './sheets/parts-list.ts'

// A host that itself uses vanilla-extract would take "*.css.js" for a style source and evaluate it again
// (its CSS would be lost), so the compiled class-name modules are named "*.style.js".
const fileName = (chunk: { name: string }): string =>
  `${chunk.name.replace(/\.css$/, '.style').replace(/\.css\.d$/, '.style.d')}.js`

// A part is named as its style file is: the host that wants it alone finds `styles/button.css`.
const styleName = ({ names }: { names: readonly string[] }): string =>
  `styles/${names[0]?.replace('.css.ts.vanilla', '') ?? '[name][extname]'}`

/** One module and one style sheet per part; a host bundles what it uses. */
const config: UserConfig = defineConfig({
  // The elements are built here for their types; `tsdown.elements.config.ts` makes scripts of their modules.
  entry: [
    'src/index.ts',
    'src/primitives/icon/icons.ts',
    'src/elements/*.ts',
    '!src/elements/*.test.ts',
    'src/elements/element/shared-styles.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  dts: { oxc: true },
  sourcemap: true,
  clean: true,
  plugins: [vanillaExtractPlugin({ identifiers: className }), partsListPlugin()],
  outputOptions: { entryFileNames: fileName, chunkFileNames: fileName, assetFileNames: styleName },
})

export default config
