import { limits } from './limits.js'
import { runSteps, tell } from './run-steps.js'
import { fullSteps } from './steps.js'
import { ensurePackages, fail, prepare } from './workspace.js'

// `npm run test:full` runs everything, `npm run test:full -- api golden` these parts alone.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => fullSteps.every((step) => step.name !== name))
if (unknown.length > 0) {
  fail(`There is no part ${unknown.join(', ')}.`, `The parts are ${fullSteps.map(({ name }) => name).join(', ')}.`)
}
const chosen = fullSteps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const needed = new Set(chosen.flatMap(({ name, needs = [] }) => [name, ...needs]))

const steps = fullSteps.filter(({ name }) => needed.has(name))

await ensurePackages()
await prepare(steps)
process.exitCode = tell(await runSteps(steps, { stepMinutes: limits.run.fullStepMinutes }))
