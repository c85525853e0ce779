import { packageSteps, quickSteps, runSteps, slowSteps } from './steps.js'
import { ensureBrowser, ensurePackages, ensureWeb } from './workspace.js'

await ensurePackages()
await ensureBrowser()
await ensureWeb()
process.exitCode = await runSteps(quickSteps, packageSteps, slowSteps)
