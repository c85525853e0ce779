import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { results } from './steps.js'
import { run, say } from './workspace.js'

/** Runs one step; its tests, or the step itself where it has none, as results. A step that fails without a failed test counts as one. */
async function runStep({ name, cwd, command: [program, args], env, minutes, report, read, mayBeEmpty = false }, held) {
  say(`\n── ${name}`)
  const started = performance.now()
  if (report) rmSync(report, { force: true })
  const code = await run(program, args, { cwd, env, minutes, held })
  const step = { title: name, ms: performance.now() - started, passed: code === 0 }
  if (!report) return { tests: [step], ms: step.ms }
  const tests = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : []
  const unexplained = (code !== 0 && tests.every((t) => t.passed)) || (tests.length === 0 && !mayBeEmpty)
  const own = unexplained
    ? [{ ...step, passed: false, title: `${name} (ended with ${code}, ${tests.length} tests)` }]
    : []
  return { tests: [...tests.map((t) => ({ ...t, title: `${name}: ${t.title}` })), ...own], ms: step.ms }
}

/** Runs steps in their order, `width` at a time; answers what each came to. `onDone` hears of each when it ends. */
async function runAll(steps, width, onDone) {
  const outcomes = []
  const waiting = steps.entries()
  const worker = async () => {
    for (const [place, step] of waiting) {
      outcomes[place] = { name: step.name, ...(await runStep(step, width > 1)) }
      onDone?.(outcomes[place])
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, width) }, worker))
  return outcomes
}

const seconds = (ms) => (ms / 1000).toFixed(1)

/** Prints what each step took, what was slow, what failed and, last, the count; answers the exit code. */
export function tell(done) {
  const all = done.flatMap(({ tests }) => tests)
  const failed = all.filter((t) => !t.passed)
  say('\nSteps, in seconds, with their tests:')
  for (const { name, ms, tests } of done.toSorted((a, b) => b.ms - a.ms)) {
    say(`  ${seconds(ms).padStart(6)}  ${String(tests.length).padStart(5)}  ${name}`)
  }
  say('\nThe slowest ten:')
  const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  for (const { title, ms } of slowest) say(`  ${seconds(ms).padStart(6)} s  ${title}`)
  if (failed.length > 0) say(`\nFailed:\n${failed.map((t) => `  ✖ ${t.title}`).join('\n')}`)
  say(`\n${all.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

/**
 * Runs the quick steps side by side, those of the packages one after another, and the slow ones one more at a time than the
 * machine has cores, since each waits for a browser, a disk or a clock now and then. Answers the exit code.
 */
export async function runSteps(quick, packages = [], slow = []) {
  mkdirSync(results, { recursive: true })
  const cores = availableParallelism()
  return tell([
    ...(await runAll(quick, Math.min(4, cores))),
    ...(await runAll(packages, 1)),
    ...(await runAll(slow, Math.min(4, cores + 1))),
  ])
}

/** Runs steps one after another, as those do that use the whole machine; `onDone` hears of each when it ends. */
export const runOneByOne = (steps, onDone) => runAll(steps, 1, onDone)
