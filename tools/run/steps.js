import { join } from 'node:path'
import { readPlaywright, readVitest } from './read-reports.js'
import { root } from './workspace.js'

/** Where reports of the steps and pictures of failures are written. */
export const results = join(root, 'test-results')

/** A step that runs vitest in a folder. */
export const vitest = (name, cwd, ...args) => {
  const report = join(results, `${name}.json`)
  const command = ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]]
  return { name, cwd, command, report, read: readVitest, minutes: 30 }
}

/** A check in Go is over before it needs the memory that collecting garbage would save, for a fifth of its time. */
const go = { GOGC: '400' }

/** In the zone of Peru; the step of the zones runs the same tests as far east and west of it as it goes. */
const inLima = (step) => ({ ...step, env: { TZ: 'America/Lima' } })

/** The checks of `npm run verify`: all quick; the longest begin first, so that none is left to run alone. */
export const quickSteps = [
  { name: 'format', command: ['biome', ['format', '.']] },
  // The limit is there because a linter that follows a symbolic link below node_modules never ends.
  { name: 'lint', command: ['oxlint', ['.']], env: go, minutes: 3 },
  inLima(vitest('sdk', 'packages/contapro-sdk')),
  inLima(vitest('ui', 'packages/contapro-ui')),
  ...[
    'tests',
    'apps/storybook',
    'apps/web',
    'packages/contapro-ui',
    'apps/api',
    'packages/contapro-sdk',
    'packages/contapro-sunat',
    'tools/architecture',
    'tools/contract',
    'tools/reference',
  ].map((cwd) => ({
    name: `types ${cwd}`,
    cwd,
    // Steps run side by side already, and each thread of the compiler would work out the same types again.
    command: ['tsc', ['-p', '.', '--singleThreaded']],
    env: go,
    minutes: 5,
  })),
  { name: 'dead code', command: ['knip', ['--no-progress']], minutes: 3 },
  inLima(vitest('sunat', 'packages/contapro-sunat')),
  vitest('architecture', 'tools/architecture'),
]

const published = ['packages/contapro-sunat', 'packages/contapro-sdk', 'packages/contapro-ui']
const inPackage = (cwd, script) => ({
  name: `${script} ${cwd}`,
  cwd,
  command: ['npx', ['--yes', 'pnpm@12.21.0', 'run', script]],
  minutes: 5,
})

/** What `npm test` does after that, in this order: each package is built on the one before. */
export const packageSteps = published.map((cwd) => inPackage(cwd, 'build'))

/** Rules that are changed one place at a time: a test fails for nearly each change, or too little is tested. */
export const mutation = (name, ...args) => ({
  name,
  cwd: 'packages/contapro-sunat',
  command: ['stryker', ['run', ...args]],
  minutes: 5,
})

/** The rest of `npm test`; the longest begin first, so that none is left to run alone. */
export const slowSteps = [
  {
    name: 'e2e',
    cwd: 'tests',
    command: ['playwright', ['test', '--reporter=list,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json') },
    report: join(results, 'e2e.json'),
    read: readPlaywright,
    minutes: 45,
  },
  vitest('api', 'apps/api'),
  vitest('stories', 'apps/storybook'),
  vitest('consumers', 'tests', '--root', 'consumers'),
  vitest('zones', 'tests', '--root', 'zones'),
  vitest('golden', 'tests', '--project', 'golden'),
  vitest('load', 'tests', '--project', 'load'),
  vitest('damaged-files', 'tests', '--project', 'damaged-files'),
  vitest('security', 'tests', '--project', 'security'),
  vitest('wire', 'tests', '--project', 'contract'),
  ...published.map((cwd) => inPackage(cwd, 'check')),
  vitest('sizes', 'tests', '--project', 'sizes'),
  mutation('mutation', '--mutate', 'src/igv/igv-summary.ts,src/observations/boleta-of-other-regime.ts'),
  vitest('reference', 'tools/reference'),
  vitest('contract', 'tools/contract'),
]
