import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Workspace packages are taken from their sources. */
const conditions = ['contapro-source']

const project = (
  name: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`${name}/**/*.test.ts`], environment: 'node', ...options },
})

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      project('golden'),
      project('damaged-files'),
      project('security'),
      // What is left on the heap is measured after it was swept.
      project('load', { execArgv: ['--expose-gc'], fileParallelism: false }),
      // Bundling all of the components takes a slow machine more than the usual five seconds.
      project('sizes', { testTimeout: 60_000 }),
      project('contract', { globalSetup: 'contract/frame/serve-contract.ts' }),
    ],
  },
})
