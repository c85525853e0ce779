import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'sire/index': 'src/sire/index.ts', 'ubl/index': 'src/ubl/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
})
