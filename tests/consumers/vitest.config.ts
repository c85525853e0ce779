import { defineConfig } from 'vitest/config'

/** Small hosts that install the packed packages outside of the workspace. They need the packages built. */
export default defineConfig({
  test: {
    include: ['*.test.ts'],
    globalSetup: './install-consumers.ts',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two consumers side by side would measure each other on a small machine.
    fileParallelism: false,
  },
})
