import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import limits from '../tools/run/limits.json' with { type: 'json' }

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
    ...limits.vitest,
    // Files leave nothing behind for each other: loading the server once saves a third of the time.
    isolate: false,
    projects: [
      project('golden'),
      project('damaged-files'),
      project('security'),
      project('faults'),
      project('load'),
      project('sizes'),
      project('contract', { globalSetup: 'contract/frame/serve-contract.ts' }),
    ],
  },
})
