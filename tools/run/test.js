import { commitOf, recordGate } from './gate-record.js'
import { runSteps, tell } from './run-steps.js'
import { gateSteps } from './steps.js'
import { ensureBrowser, ensurePackages, ensureWeb } from './workspace.js'

await ensurePackages()
await ensureBrowser()
await ensureWeb()
const at = commitOf()
const started = performance.now()
const outcomes = await runSteps(gateSteps, { isGate: true })
recordGate(at, outcomes, (performance.now() - started) / 1000)
process.exitCode = tell(outcomes)
