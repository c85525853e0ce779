import { commitOf, recordGate } from './gate-record.js'
import { runSteps, tell } from './run-steps.js'
import { gateSteps } from './steps.js'
import { oneTest } from './test-one.js'
import { ensurePackages, prepare } from './workspace.js'

// `npm test` is the gate. `npm test -- PATH [-t TITLE]` runs one file of tests or one test, whichever level it belongs to.
const words = process.argv.slice(2)
await ensurePackages()
process.exitCode = words.length > 0 ? await runOne() : await runGate()

async function runGate() {
  await prepare(gateSteps)
  const at = commitOf()
  const started = performance.now()
  const outcomes = await runSteps(gateSteps, { isGate: true })
  recordGate(at, outcomes, (performance.now() - started) / 1000)
  return tell(outcomes)
}

async function runOne() {
  const { steps, problem, remedy } = oneTest(words)
  if (problem) {
    process.stderr.write(`✖ ${problem}\n  ${remedy}\n`)
    return 2
  }
  await prepare(steps)
  const outcomes = await runSteps(steps)
  const hasTitle = outcomes.some(({ results }) => results.some(({ isStep }) => !isStep))
  return tell(outcomes) && (hasTitle ? 1 : 2)
}
