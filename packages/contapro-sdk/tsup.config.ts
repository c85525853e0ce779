import type { Options } from 'tsup'

const config: Options = {
  entry: {
    index: 'src/index.ts',
    react: 'src/react.ts',
    rules: 'src/rules.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  clean: true,
  dts: false,
}

export default config
