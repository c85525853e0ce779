import { defineConfig } from 'vitest/config'

/** Workspace packages are taken from their sources. */
const conditions = ['contapro-source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['golden/**/*.test.ts', 'contract/**/*.test.ts'], environment: 'node' },
})
