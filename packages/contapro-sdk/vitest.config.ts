import { defineConfig, type ViteUserConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ['contapro-source'] },
  ssr: { resolve: { conditions: ['contapro-source'] } },
  test: {
    ...limits.vitest,
    // Files leave nothing behind for each other: loading the modules once takes half the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'sdk',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/react/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'sdk-react',
          include: ['test/react/**/*.test.ts'],
          environment: './test/support/dom-environment.ts',
        },
      },
    ],
  },
})

export default config
