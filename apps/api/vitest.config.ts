import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

export default defineConfig({
  ssr: { resolve: { conditions: ['contapro-source', ...defaultServerConditions] } },
  test: {
    ...limits.vitest,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test-kit/migrated-image.ts', 'test-kit/migrated-postgres.ts'],
    maxWorkers: 2,
    // Files leave nothing behind for each other: loading the server once saves a quarter of the time.
    isolate: false,
  },
})
