import { rm } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig, type UserConfig } from 'tsdown'
import { className } from './sheets/class-names.ts'
import { writeSheets } from './sheets/write-sheets.ts'

const server = 'dist/server'

/**
 * All parts once more, with the same class names: their code without styles for Node.js, which cannot import CSS
 * (servers that render, unit tests of hosts). Then the sheets for hosts that link some.
 */
const config: UserConfig = defineConfig({
  entry: { index: 'src/index.ts', theme: 'src/theme/tokens/vars.css.ts' },
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
    await rm(`${server}/styles.css`)
    await writeSheets('dist')
  },
})

export default config
