import type { Options } from 'tsup'
import { moduleEntries } from '../../tools/run/module-entries.ts'

const config: Options = {
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
}

export default config
