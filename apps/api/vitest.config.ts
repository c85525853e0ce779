import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['contapro-source', ...defaultServerConditions] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/db/migrated-image.ts', 'test/db/migrated-postgres.ts'],
    // PGlite's first start takes seconds on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Files leave nothing behind for each other: loading the server once saves a quarter of the time.
    isolate: false,
  },
})
