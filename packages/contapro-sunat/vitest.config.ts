import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Files leave nothing behind for each other: loading the modules once takes a third of the time.
    isolate: false,
    // The rules are also run beside browsers and servers, and slowed down by who counts what each test reaches.
    testTimeout: 30_000,
  },
})
