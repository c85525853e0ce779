import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { limits } from './limits.js'
import { busyness, machineLines } from './machine.js'
import { failureLines, reportLines } from './report.js'
import { hasPassed, rerunFailed } from './rerun.js'
import { openRunFolder } from './run-folder.js'
import { results, runStep } from './run-step.js'
import { say } from './workspace.js'

/** Three steps at a time on any machine: each waits for a browser, a disk or a clock now and then. */
const WIDTH = 3

const minutesUntil = (time) => (time - performance.now()) / 60_000
const notRun = (step, message) => ({
  step,
  ms: 0,
  results: [{ title: step.name, step: step.name, ms: 0, passed: false, isStep: true, message }],
})

/**
 * Runs steps side by side, each as soon as those that it `needs` have passed and for `stepMinutes` at most; the first of them begin first. With `isGate` it ends
 * them after `minutes`, and what failed runs once more until `rerunsEndMinute`, in time for the report. With `isBusy` two processes
 * per core keep the machine busy. Answers the outcomes, of which `tell` makes the report.
 */
export async function runSteps(steps, options = {}) {
  const {
    isGate = false,
    isBusy = false,
    width = WIDTH,
    minutes = limits.run.minutes,
    stepMinutes = limits.run.stepMinutes,
    rerunsEndMinute = limits.run.rerunsEndMinute,
    onDone,
  } = options
  for (const line of machineLines()) say(line)
  mkdirSync(results, { recursive: true })
  const run = openRunFolder()
  if (isBusy) keepBusy(run.folder)
  const started = performance.now()
  const stepsEndAt = isGate ? started + minutes * 60_000 : Infinity
  const state = { started, running: new Map(), passed: 0, failed: 0 }
  const status = setInterval(() => say(statusLine(state)), 60_000)
  const runOne = startingIn(run.folder, state)
  const outcomes = await runAll(steps, { width, endsAt: stepsEndAt, stepMinutes, runOne, onDone })
  const all = isGate ? await rerunAll(outcomes, { endsAt: started + rerunsEndMinute * 60_000, runOne }) : outcomes
  clearInterval(status)
  await run.close()
  return all
}

/** Starts two processes per core that count without end; the run ends them, since they have its folder. */
function keepBusy(folder) {
  for (let place = 0; place < 2 * availableParallelism(); place += 1) {
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', env: { ...process.env, TMPDIR: folder } }).unref()
  }
}

/** Prints what a run came to; answers the exit code. */
export function tell(outcomes) {
  for (const line of reportLines(outcomes)) say(line)
  return outcomes.every(hasPassed) ? 0 : 1
}

async function runAll(steps, { width, endsAt, stepMinutes, runOne, onDone }) {
  const waiting = [...steps]
  const outcomes = new Map()
  const running = new Set()
  const names = new Set(steps.map(({ name }) => name))
  const needsOf = ({ needs = [] }) => needs.filter((name) => names.has(name))
  const keep = (outcome) => {
    outcomes.set(outcome.step.name, outcome)
    onDone?.(outcome)
  }
  while (waiting.length > 0 || running.size > 0) {
    const ready = waiting.findIndex((step) => needsOf(step).every((name) => outcomes.has(name)))
    if (ready < 0 || running.size === width) {
      await Promise.race(running)
      continue
    }
    const [step] = waiting.splice(ready, 1)
    const missing = needsOf(step).find((name) => !hasPassed(outcomes.get(name)))
    const minutes = Math.min(stepMinutes, minutesUntil(endsAt))
    if (missing) keep(notRun(step, `It did not run, since "${missing}" failed.`))
    else if (minutes <= 0) keep(notRun(step, `It did not run: the minutes for all steps were over.`))
    else {
      const task = runOne(step, minutes)
        .then(keep)
        .finally(() => running.delete(task))
      running.add(task)
    }
  }
  return steps.map(({ name }) => outcomes.get(name))
}

function rerunAll(outcomes, { endsAt, runOne }) {
  if (!outcomes.every(hasPassed)) say('\nWhat failed runs once more, alone.')
  return rerunFailed(outcomes, { endsAt, runAlone: runOne })
}

/** Runs a step in a folder of its own below that of the run, and says what happens to it. */
function startingIn(folder, state) {
  let count = 0
  return async (step, minutes) => {
    count += 1
    const counts = { passed: 0, failed: 0 }
    const key = String(count).padStart(3, '0')
    state.running.set(key, { step, counts })
    const onResult = (result) => {
      for (const tally of [state, counts]) tally[result.passed ? 'passed' : 'failed'] += 1
      if (!result.passed) say(['', ...failureLines(result)].join('\n'))
    }
    const outcome = await runStep(step, { folder: join(folder, key), minutes, onResult })
    state.running.delete(key)
    const sign = hasPassed(outcome) ? '✔' : '✖'
    say(`${sign} ${step.name}  ${(outcome.ms / 1000).toFixed(0)} s, ${outcome.results.length} tests`)
    return outcome
  }
}

function statusLine({ started, running, passed, failed }) {
  const steps = [...running.values()].map(({ step, counts }) => `${step.name} ${counts.passed}`).join(', ')
  const minutes = Math.round((performance.now() - started) / 60_000)
  return `… ${minutes} min: ${passed} passed, ${failed} failed; ${busyness()}; running: ${steps}`
}
