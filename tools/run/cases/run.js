// `node run.js NAME...` runs these cases as `npm test` runs its steps.
import { runSteps, tell } from '../run-steps.js'
import { playwright, vitest } from '../steps.js'

const cwd = 'tools/run'
const program = (name, ...args) => ({ name: `case ${name}`, cwd: `${cwd}/cases`, command: ['node', args] })
const steps = {
  ends: { ...playwright('case ends', '-c', 'cases/playwright.config.ts'), cwd },
  code: program('code', 'end-with-code.js'),
  leaves: program('leaves', 'leave-process.js'),
  waits: program('waits', 'leave-process.js', 'wait'),
  needs: { ...program('needs', 'end-with-code.js'), needs: ['case failing'] },
}
const stepOf = (name) => steps[name] ?? vitest(`case ${name}`, cwd, '--root', 'cases', `${name}.case`)
const minutes = Number(process.env.CASE_MINUTES)
const isShort = minutes > 0 && { width: 1, minutes, rerunsEndMinute: minutes }
process.exitCode = tell(await runSteps(process.argv.slice(2).map(stepOf), { isGate: true, ...isShort }))
