import { defineConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

export default defineConfig({
  test: {
    ...limits.vitest,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Files leave nothing behind for each other: loading the modules once takes a third of the time.
    isolate: false,
  },
})
