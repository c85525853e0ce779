import { runSteps } from './run-steps.js'
import { packageSteps, quickSteps, slowSteps } from './steps.js'
import { ensureBrowser, ensurePackages, ensureWeb } from './workspace.js'

await ensurePackages()
await ensureBrowser()
await ensureWeb()
process.exitCode = await runSteps(quickSteps, packageSteps, slowSteps)
