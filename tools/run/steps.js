import { fileURLToPath } from 'node:url'

const reporter = (name) => fileURLToPath(new URL(`reporters/${name}.js`, import.meta.url))

/** A step that runs vitest in a folder. */
export const vitest = (name, cwd, ...args) => ({
  name,
  cwd,
  command: ['vitest', ['run', '--reporter=default', `--reporter=${reporter('vitest')}`, ...args]],
  hasTests: true,
})

/** A step that runs end-to-end tests. */
export const playwright = (name, ...args) => ({
  name,
  cwd: 'tests',
  command: ['playwright', ['test', `--reporter=list,${reporter('playwright')}`, ...args]],
  // The packages are taken from their sources: the step need not wait until they are built.
  env: { NODE_OPTIONS: '--conditions=contapro-source' },
  hasTests: true,
})

/** A check in Go is over before it needs the memory that collecting garbage would save, for a fifth of its time. */
const go = { GOGC: '400' }

/** In the zone of Peru; the step of the zones runs the same tests as far east and west of it as it goes. */
const inLima = (step) => ({ ...step, env: { TZ: 'America/Lima' } })

/** The checks of `npm run verify`: all quick; the longest begin first, so that none is left to run alone. */
export const quickSteps = [
  { name: 'format', command: ['biome', ['format', '.']] },
  { name: 'lint', command: ['oxlint', ['.']], env: go },
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
  })),
  { name: 'dead code', command: ['knip', ['--no-progress']] },
  inLima(vitest('sunat', 'packages/contapro-sunat')),
  vitest('architecture', 'tools/architecture'),
]

const published = ['packages/contapro-sunat', 'packages/contapro-sdk', 'packages/contapro-ui']
const inPackage = (cwd, script, needs) => ({
  name: `${script} ${cwd}`,
  cwd,
  command: ['npx', ['--yes', 'pnpm@12.21.0', 'run', script]],
  needs,
})

/** Builds the packages as they are published, each on the one before. */
export const packageSteps = published.map((cwd, place) =>
  inPackage(cwd, 'build', place > 0 ? [`build ${published[place - 1]}`] : []),
)

/** For a step that takes the packages as they are published. */
export const onPackages = (step) => ({ ...step, needs: packageSteps.map(({ name }) => name) })

/** Rules that are changed one place at a time: a test fails for nearly each change, or too little is tested. */
export const mutation = (name, ...args) => ({
  name,
  cwd: 'packages/contapro-sunat',
  command: ['stryker', ['run', ...args]],
})

/** `npm test`: the end-to-end tests take longest and begin first; then what is quick, so that a mistake shows early. */
export const gateSteps = [
  playwright('e2e'),
  ...quickSteps,
  ...packageSteps,
  vitest('api', 'apps/api'),
  vitest('stories', 'apps/storybook'),
  onPackages(vitest('consumers', 'tests', '--root', 'consumers')),
  vitest('golden', 'tests', '--project', 'golden'),
  vitest('zones', 'tests', '--root', 'zones'),
  vitest('load', 'tests', '--project', 'load'),
  vitest('damaged-files', 'tests', '--project', 'damaged-files'),
  vitest('security', 'tests', '--project', 'security'),
  vitest('wire', 'tests', '--project', 'contract'),
  ...published.map((cwd) => onPackages(inPackage(cwd, 'check'))),
  onPackages(vitest('sizes', 'tests', '--project', 'sizes')),
  mutation('mutation', '--mutate', 'src/igv/igv-summary.ts,src/observations/boleta-of-other-regime.ts'),
  vitest('run', 'tools/run'),
  vitest('reference', 'tools/reference'),
  vitest('contract', 'tools/contract'),
]
