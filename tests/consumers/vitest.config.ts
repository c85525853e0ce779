import { defineConfig } from 'vitest/config'
import limits from '../../tools/run/limits.json' with { type: 'json' }

/** Small hosts that install the packed packages outside of the workspace. They need the packages built. */
export default defineConfig({
  test: {
    ...limits.vitest,
    include: ['*.test.ts'],
    globalSetup: './install-consumers.ts',
    environment: 'node',
    // Two consumers side by side would measure each other on a small machine.
    fileParallelism: false,
  },
})
