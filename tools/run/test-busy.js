import { runSteps, tell } from './run-steps.js'
import { gateSteps } from './steps.js'
import { ensurePackages, prepare } from './workspace.js'

// `npm run test:busy` is the gate on a machine with two busy processes per core: what a slow machine would fail fails here.
await ensurePackages()
await prepare(gateSteps)
process.exitCode = tell(await runSteps(gateSteps, { isGate: true, isBusy: true }))
