import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const conditions = ['contapro-source', 'module', 'node', 'development|production']

const config: ViteUserConfig = defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{src,sheets}/**/*.test.{ts,tsx}'],
    // Files leave nothing behind for each other: loading the modules once takes half the time.
    isolate: false,
    testTimeout: 30_000,
  },
})

export default config
