import { defineConfig } from 'tsup'
import { moduleEntries } from '../../tools/run/module-entries.ts'

export default defineConfig({
  entry: moduleEntries,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
  esbuildOptions: (options) => {
    options.chunkNames = 'parts/[hash]'
  },
})
