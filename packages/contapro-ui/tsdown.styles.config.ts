import { readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { transform } from 'lightningcss'
import { defineConfig, type UserConfig } from 'tsdown'
import { className } from './tsdown.config.ts'

const scratch = 'dist/.styles'

/** The styles of all parts once more, with the same class names, in one `dist/styles.css` for hosts that link a sheet. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: false,
  clean: false,
  outDir: scratch,
  minify: true,
  plugins: [vanillaExtractPlugin({ identifiers: className, extract: { name: 'styles.css' } })],
  outputOptions: { assetFileNames: '[name][extname]' },
  onSuccess: async () => {
    const code = await readFile(`${scratch}/styles.css`)
    const sheet = transform({ filename: 'styles.css', code, minify: true })
    await writeFile('dist/styles.css', sheet.code)
    await rm(scratch, { recursive: true })
  },
})

export default config
