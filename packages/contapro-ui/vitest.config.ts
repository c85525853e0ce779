import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

const conditions = ['contapro-source', 'module', 'node', 'development|production']

const config: ViteUserConfig = defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...limits.vitest,
    include: ['{src,sheets}/**/*.test.{ts,tsx}'],
    // Files leave nothing behind for each other: loading the modules once takes half the time.
    isolate: false,
  },
})

export default config
