import { stepsOfChange } from './changed.js'
import { runSteps, tell } from './run-steps.js'
import { quickSteps } from './steps.js'
import { ensurePackages } from './workspace.js'

// `npm run verify -- --changed` checks the files that differ from the last commit; `--changed=main` those that differ from a branch.
const changed = process.argv.find((arg) => arg.startsWith('--changed'))
await ensurePackages()
const steps = changed ? stepsOfChange(quickSteps, changed.split('=')[1] ?? 'HEAD') : quickSteps
process.exitCode = tell(await runSteps(steps))
