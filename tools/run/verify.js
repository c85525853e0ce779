import { quickSteps, runSteps } from './steps.js'
import { ensurePackages } from './workspace.js'

await ensurePackages()
process.exitCode = await runSteps(quickSteps)
