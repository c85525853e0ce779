import { defineConfig, type ViteUserConfig } from 'vitest/config'

const config: ViteUserConfig = defineConfig({
  resolve: { conditions: ['contapro-source'] },
  ssr: { resolve: { conditions: ['contapro-source'] } },
  test: {
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
          // A busy machine is no reason for a test to fail; each waits for what it can see.
          testTimeout: 30_000,
        },
      },
    ],
  },
})

export default config
