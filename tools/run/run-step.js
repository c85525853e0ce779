import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { limits } from './limits.js'
import { endProcesses } from './processes.js'
import { environment, root } from './workspace.js'

/** Where the full log of each step and pictures of failures are written. */
export const results = join(root, 'test-results')

export const logOf = (name) => join('test-results', `${name.replaceAll(/[^\w.-]+/g, '-')}.log`)

/**
 * Runs one step with a temporary folder of its own, for `minutes` at most, and ends whatever it started. Answers its results:
 * those of its tests, or one for itself where it has none. A fault of its own, such as an exit without a failed test, is one
 * more failure; `isFinal` when to run it again would not help. `onResult` hears of each result as soon as it is written.
 */
export async function runStep(step, { folder, minutes, onResult }) {
  const started = performance.now()
  mkdirSync(folder, { mode: 0o755 })
  const file = join(folder, 'results.jsonl')
  const seen = { tests: [], errors: [], hasEnded: false }
  const readOn = resultReader(file, (line) => {
    if (line.end) seen.hasEnded = true
    if (line.error) seen.errors.push(line.error)
    if (!line.test) return
    seen.tests.push({ ...line.test, step: step.name })
    onResult(seen.tests.at(-1))
  })
  const reading = setInterval(readOn, 500)
  const end = await outcomeOf(step, { folder, file, minutes })
  clearInterval(reading)
  readOn()
  await endProcesses(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const ms = performance.now() - started
  const fault = faultOf(step, seen, end)
  const own = { title: step.name, step: step.name, ms, passed: !fault, isStep: true, ...fault }
  if (fault) onResult(own)
  return { step, ms, results: [...seen.tests, ...(fault || !step.hasTests ? [own] : [])] }
}

/** Starts the program of a step and waits for it; what it prints goes to the step's log. */
function outcomeOf({ name, cwd = '.', command: [program, args], env, isShown }, { folder, file, minutes }) {
  const log = isShown ? 'inherit' : openSync(join(root, logOf(name)), 'w')
  const child = spawn(program, args, {
    cwd: join(root, cwd),
    stdio: ['ignore', log, log],
    env: { ...environment(cwd), ...env, TMPDIR: folder, CONTAPRO_RESULTS: file },
  })
  if (!isShown) closeSync(log)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve({ stopped: `It was stopped after ${Math.round(minutes)} minutes.` })
      child.kill('SIGKILL')
    }, minutes * 60_000)
    const done = (end) => {
      clearTimeout(timer)
      resolve(end)
    }
    child.once('error', ({ message }) => done({ code: 127, message }))
    child.once('exit', (code, signal) => done({ code: code ?? signal }))
  })
}

/** Reads the lines that were added to a file since the last look. */
function resultReader(file, onLine) {
  let known = 0
  return () => {
    if (!existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    const whole = text.slice(known, text.lastIndexOf('\n') + 1)
    known += whole.length
    for (const line of whole.split('\n').filter(Boolean)) onLine(JSON.parse(line))
  }
}

const fault = (message, isFinal = false) => ({ message, isFinal })

function faultOf(step, { tests, errors, hasEnded }, { code, stopped, message = '' }) {
  const failures = tests.filter(({ passed }) => !passed).length
  const withLog = (text) => fault([text, message, ...lastLines(step)].filter(Boolean).join('\n'))
  if (stopped) return withLog(stopped)
  if (errors.length > 0) return fault(errors.join('\n'))
  if (failures >= limits.run.failuresOfStep) {
    return fault(`It stopped after ${failures} failures: the tests after them did not run.`, true)
  }
  if (!step.hasTests) return code === 0 ? undefined : withLog(`It ended with ${code}.`)
  if (!hasEnded) return withLog(`It ended with ${code} before its tests did.`)
  if (tests.length === 0 && !step.mayBeEmpty) return withLog('It ran no test.')
  if (code !== 0 && failures === 0) return withLog(`It ended with ${code} without a failed test.`)
  return undefined
}

function lastLines({ name, hasTests, isShown }) {
  if (isShown) return []
  const lines = stripVTControlCharacters(readFileSync(join(root, logOf(name)), 'utf8'))
    .trimEnd()
    .split('\n')
  return lines.slice(hasTests ? -15 : -60)
}
