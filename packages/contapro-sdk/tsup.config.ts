import type { Options } from 'tsup'

const config: Options = {
  // A file of its own for each module: what a host does not import is then left out, even where it runs on loading.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
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
