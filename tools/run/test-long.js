import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from './limits.js'
import { longParts, obstacleOf } from './long-parts.js'
import { results } from './run-step.js'
import { runSteps, tell } from './run-steps.js'
import { packageSteps } from './steps.js'
import { ensureBrowser, ensurePackages, ensureWeb, fail, say } from './workspace.js'

// `npm run test:long` runs every part, `npm run test:long kills-embedded soak` those parts, `npm run test:long -- --resume` what the run
// before did not pass, with its seed. CONTAPRO_SEED repeats the cases of another run.
const memory = join(results, 'test-long.json')
const words = process.argv.slice(2)
const isResumed = words.includes('--resume')
const wanted = words.filter((word) => !word.startsWith('--'))

const unknown = wanted.filter((name) => longParts.every((part) => part.name !== name))
if (unknown.length > 0) {
  fail(`There is no part ${unknown.join(', ')}.`, `The parts are ${longParts.map(({ name }) => name).join(', ')}.`)
}

const before = isResumed && existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : { done: [] }
const seed = process.env.CONTAPRO_SEED ?? before.seed ?? String(Date.now() % 2 ** 31)
const passed = before.done.filter(({ results: all }) => all.every((result) => result.passed))
const parts = longParts.filter(
  ({ name }) => (wanted.length === 0 || wanted.includes(name)) && passed.every(({ step }) => step.name !== name),
)

await ensurePackages()
await ensureBrowser()
await ensureWeb()
mkdirSync(results, { recursive: true })
say(`Seed ${seed}. CONTAPRO_SEED=${seed} repeats this run.`)
const done = [...passed]
const keep = (outcome) => {
  if (packageSteps.includes(outcome.step)) return
  done.push(outcome)
  writeFileSync(memory, JSON.stringify({ seed, done }))
}
for (const part of parts) {
  const message = obstacleOf(part)
  const result = { title: part.name, step: part.name, ms: 0, passed: false, isStep: true, message }
  if (message) keep({ step: part, ms: 0, results: [result] })
}
const possible = parts.filter((part) => obstacleOf(part) === undefined)
const seeded = possible.map((part) => ({ ...part, env: { ...part.env, CONTAPRO_SEED: seed } }))
const builds = possible.some(({ needs }) => needs) ? packageSteps : []
const outcomes = await runSteps([...builds, ...seeded], {
  width: 1,
  stepMinutes: limits.run.fullStepMinutes,
  onDone: keep,
})
process.exitCode = tell([...outcomes.filter(({ step }) => builds.includes(step)), ...done])
