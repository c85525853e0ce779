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
  wantsBrowser: true,
  wantsWeb: true,
})

export const inBrowser = (step) => ({ ...step, wantsBrowser: true })

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

/** Tests that only `npm run test:full` runs: files named `*.full.*`, and end-to-end tests with the tag `@full`. */
const withoutFull = (step) => {
  const [program, args] = step.command
  if (program === 'vitest') return { ...step, command: [program, [...args, '--exclude', '**/*.full.*']] }
  return program === 'playwright' ? { ...step, command: [program, [...args, '--grep-invert', '@full']] } : step
}

/** The levels that the gate runs in part or whole; the longest begin first, and what is quick then, so that a mistake shows early. */
const levels = [
  playwright('e2e'),
  ...quickSteps,
  ...packageSteps,
  vitest('api', 'apps/api'),
  inBrowser(vitest('stories', 'apps/storybook')),
  inBrowser(onPackages({ ...vitest('consumers', 'tests', '--root', 'consumers'), wantsWeb: true })),
  vitest('golden', 'tests', '--project', 'golden'),
  vitest('security', 'tests', '--project', 'security'),
  onPackages(vitest('sizes', 'tests', '--project', 'sizes')),
  vitest('zones', 'tests', '--root', 'zones'),
  vitest('faults', 'tests', '--project', 'faults'),
  vitest('damaged-files', 'tests', '--project', 'damaged-files'),
  vitest('wire', 'tests', '--project', 'contract'),
  ...published.map((cwd) => onPackages(inPackage(cwd, 'check'))),
  vitest('run', 'tools/run'),
  vitest('contract', 'tools/contract'),
]

/** `npm test`. */
export const gateSteps = levels.map(withoutFull)

/** Zones and stories choose within a file what a full run adds. */
const withFull = (step) => ({ ...step, env: { ...step.env, CONTAPRO_FULL: '1' } })

/** `npm run test:full`: everything but the thousands of cases of `npm run test:long`. */
export const fullSteps = [
  ...levels.map(withFull),
  vitest('load', 'tests', '--project', 'load'),
  mutation('mutation', '--mutate', 'src/igv/igv-summary.ts,src/observations/boleta-of-other-regime.ts'),
  vitest('reference', 'tools/reference'),
]
