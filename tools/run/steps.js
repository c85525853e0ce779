import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run, say } from './workspace.js'

const results = join(root, 'test-results')

const vitest = (name, cwd, ...args) => {
  const report = join(results, `${name}.json`)
  const command = ['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]]
  return { name, cwd, command, report, read: readVitest, minutes: 15 }
}

/** A check in Go is over before it needs the memory that collecting garbage would save, for a fifth of its time. */
const go = { GOGC: '400' }

/** The checks of `npm run verify`: all quick; the longest begin first, so that none is left to run alone. */
export const quickSteps = [
  { name: 'format', command: ['biome', ['format', '.']] },
  // The limit is there because a linter that follows a symbolic link below node_modules never ends.
  { name: 'lint', command: ['oxlint', ['.']], env: go, minutes: 3 },
  vitest('sdk', 'packages/contapro-sdk'),
  vitest('ui', 'packages/contapro-ui'),
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
  vitest('sunat', 'packages/contapro-sunat'),
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
  { ...vitest('api', 'apps/api'), minutes: 25 },
  vitest('stories', 'apps/storybook'),
  vitest('consumers', 'tests', '--root', 'consumers'),
  vitest('zones', 'tests', '--root', 'zones'),
  vitest('golden', 'tests', '--project', 'golden'),
  vitest('wire', 'tests', '--project', 'contract'),
  ...published.map((cwd) => inPackage(cwd, 'check')),
  vitest('sizes', 'tests', '--project', 'sizes'),
  vitest('reference', 'tools/reference'),
  vitest('contract', 'tools/contract'),
]

function readVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  return tests.map((t) => ({ title: t.fullName, ms: t.duration ?? 0, passed: t.status === 'passed' }))
}

function readPlaywright(report) {
  const below = (suite) => [...(suite.suites ?? []).flatMap(below), ...(suite.specs ?? [])]
  return report.suites.flatMap(below).flatMap((spec) =>
    spec.tests.map((t) => ({
      title: spec.title,
      ms: t.results.at(-1)?.duration ?? 0,
      passed: t.status === 'expected',
    })),
  )
}

/** Runs one step; its tests, or the step itself where it has none, as results. A step that fails without a failed test counts as one. */
async function runStep({ name, cwd, command: [program, args], env, minutes, report, read }, held) {
  say(`\n── ${name}`)
  const started = performance.now()
  if (report) rmSync(report, { force: true })
  const code = await run(program, args, { cwd, env, minutes, held })
  const step = { title: name, ms: performance.now() - started, passed: code === 0 }
  if (!report) return { tests: [step], ms: step.ms }
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : []
  const unexplained = (code !== 0 && tests.every((t) => t.passed)) || tests.length === 0
  const own = unexplained
    ? [{ ...step, passed: false, title: `${name} (ended with ${code}, ${tests.length} tests)` }]
    : []
  return { tests: [...tests.map((t) => ({ ...t, title: `${name}: ${t.title}` })), ...own], ms: step.ms }
}

/** Runs steps in their order, `width` at a time; answers what each came to. */
async function runAll(steps, width) {
  const outcomes = []
  const waiting = steps.entries()
  const worker = async () => {
    for (const [place, step] of waiting) outcomes[place] = { name: step.name, ...(await runStep(step, width > 1)) }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return outcomes
}

/**
 * Runs the quick steps side by side, those of the packages one after another, and the slow ones two at a time; prints what was
 * slow, what failed and, last, the count; answers the exit code.
 */
export async function runSteps(quick, packages = [], slow = []) {
  mkdirSync(results, { recursive: true })
  const cores = availableParallelism()
  const done = [
    ...(await runAll(quick, Math.min(4, cores))),
    ...(await runAll(packages, 1)),
    ...(await runAll(slow, Math.min(2, cores))),
  ]
  const all = done.flatMap(({ tests }) => tests)
  const times = done.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`)
  const failed = all.filter((t) => !t.passed)
  say(`\nSteps: ${times.join(', ')}`)
  say('\nThe slowest ten:')
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  for (const { title, ms } of slowest) say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
  if (failed.length > 0) say(`\nFailed:\n${failed.map((t) => `  ✖ ${t.title}`).join('\n')}`)
  say(`\n${all.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
