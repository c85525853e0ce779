import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fullDiskLines, machineLines } from './machine.js'
import { isAlive } from './processes.js'
import { rerunFailed } from './rerun.js'
import { runStep } from './run-step.js'
import { oneTest } from './test-one.js'

const folder = mkdtempSync(join(tmpdir(), 'contapro-cases-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cases = join(import.meta.dirname, 'cases')
const environmentOf = (notes) => ({ ...process.env, CASE_NOTES: notes })
const newNotes = () => mkdtempSync(join(folder, 'notes-'))

/** Runs cases as `npm test` runs its steps; what it printed, and its last lines as CI shows them. */
function runCases(...names) {
  return runCasesIn({}, ...names)
}

function runCasesIn(env, ...names) {
  const { status, stdout } = spawnSync(process.execPath, [join(cases, 'run.js'), ...names], {
    env: { ...environmentOf(newNotes()), ...env },
    encoding: 'utf8',
  })
  const lines = stdout.trimEnd().split('\n')
  return {
    status,
    stdout,
    end: lines.slice(lines.lastIndexOf('Failed:')),
    flaky: lines.slice(lines.findLastIndex((line) => line.startsWith('Flaky'))),
    last: lines.at(-1),
  }
}

test('a failure is told with its place, its message and the first frame of our code, and fails the run', () => {
  const { status, end, last } = runCases('passing', 'failing')
  expect(status).toBe(1)
  expect(end[1]).toMatch(
    /^✖ tools\/run\/cases\/failing\.case\.js:6 {2}case failing: finds the IGV \(18 %\) of a sale \(\d+\.\d s\)$/,
  )
  expect(end.slice(2, 4)).toEqual(['    TypeError: 1,000 is no amount', '    at tools/run/cases/igv.js:2 (igvOf)'])
  expect(last).toBe('2 passed, 1 failed')
})

test('a test, a step or an error left behind that passes when it runs again is flaky and fails nothing', () => {
  const { status, flaky, last } = runCases('flaky', 'unhandled', 'code')
  expect(status).toBe(0)
  expect(flaky.join('\n')).toMatch(
    /flaky\.case\.js:4 .*passes at the second try[^]*nobody waits for this[^]*It ended with 3/,
  )
  expect(last).toBe('4 passed, 0 failed')
})

test('tests of Playwright are told and run again in the same way', () => {
  const { status, end, flaky, last } = runCases('ends')
  expect(status).toBe(1)
  expect(end[1]).toMatch(/^✖ tools\/run\/cases\/ends\.spec\.js:9 {2}case ends: an accountant > never sees an amount/)
  expect(flaky[1]).toContain('an accountant > sees an amount at the second try')
  expect(last).toBe('2 passed, 1 failed')
})

test('a file that cannot be loaded, a failed hook, no test at all and a step whose need failed are failures', () => {
  const { status, end, last } = runCases('failing', 'needs', 'unloadable', 'hook', 'missing')
  expect(status).toBe(1)
  const text = end.join('\n')
  for (const reason of [
    'It ran no test.',
    'since "case failing" failed',
    'no database',
    "Cannot find module './is-not-there.js'",
  ]) {
    expect(text).toContain(reason)
  }
  expect(last).toBe('1 passed, 5 failed')
})

test('a step stops after 20 failures, and its report fits in the 80 lines that CI shows', () => {
  const { end, last } = runCases('many')
  expect(end.length).toBeLessThanOrEqual(80)
  expect(end[1]).toMatch(/^✖ case many/)
  expect(end[2]).toMatch(/It stopped after \d\d failures/)
  expect(end.some((line) => /^ {2}… and \d+ more/.test(line))).toBe(true)
  expect(last).toMatch(/^0 passed, \d\d failed$/)
})

test('what a step leaves running ends with the step, in a group of its own too', () => {
  const notes = newNotes()
  spawnSync(process.execPath, [join(cases, 'run.js'), 'leaves'], { env: environmentOf(notes) })
  const left = JSON.parse(readFileSync(join(notes, 'left'), 'utf8'))
  expect(isAlive(left.pid)).toBe(false)
  expect(existsSync(left.folder)).toBe(false)
})

test.each(['SIGKILL', 'SIGTERM'])('a run that is ended by %s leaves no process and no folder', async (signal) => {
  const notes = newNotes()
  const run = spawn(process.execPath, [join(cases, 'run.js'), 'waits'], { env: environmentOf(notes), stdio: 'ignore' })
  const file = join(notes, 'left')
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\}$/)
  const left = JSON.parse(readFileSync(file, 'utf8'))
  expect(isAlive(left.pid)).toBe(true)
  run.kill(signal)
  await expect.poll(() => isAlive(left.pid)).toBe(false)
  await expect.poll(() => existsSync(join(left.folder, '..'))).toBe(false)
})

test('a step ends at its limit and says what it printed last', async () => {
  const step = {
    name: 'case limit',
    cwd: 'tools/run',
    command: ['node', ['-e', 'console.log("begun"); setInterval(() => 0, 1000)']],
  }
  const { results } = await runStep(step, { folder: join(folder, 'limit'), minutes: 0.05, onResult: () => undefined })
  expect(results).toMatchObject([{ passed: false, message: 'It was stopped after 0 minutes.\nbegun' }])
})

test('a run ends its steps when its minutes are over, and its report says which did not run', () => {
  const { status, end, last } = runCasesIn({ CASE_MINUTES: '0.05' }, 'waits', 'passing')
  expect(status).toBe(1)
  expect(end.join('\n')).toMatch(
    /case waits[^]*It was stopped after 0 minutes\.[^]*case passing[^]*minutes for all steps/,
  )
  expect(last).toBe('0 passed, 2 failed')
})

test('a disk with less than 3 GB is warned of before the run', () => {
  expect(machineLines(3.1e9)).toHaveLength(1)
  expect(machineLines(2.9e9)[1]).toMatch(/^⚠ Less than 3 GB of disk are free/)
})

test.each([
  [[], 0.09e9, 1],
  [['Error: ENOSPC: no space left on device, write'], 5e9, 1],
  [['PANIC: could not write to file: No space left on device'], 5e9, 1],
  [['expected 1 to be 2'], 5e9, 0],
])(
  'failures of %j with %d bytes of disk: the report says in %d lines that the disk is full',
  (messages, disk, lines) => {
    expect(fullDiskLines(messages, disk)).toHaveLength(lines)
  },
)

const runPassing = async () => ({ results: [{ passed: true }] })

test('a failure that is not reached before the time is over stays one', async () => {
  const results = [{ title: 'a', passed: false, again: [] }]
  const outcomes = [{ step: { command: ['vitest', []] }, results }]
  const again = await rerunFailed(outcomes, { endsAt: performance.now(), runAlone: runPassing })
  expect(again).toMatchObject([{ results, flaky: [] }])
})

test('at most 20 failures run again', async () => {
  const results = Array.from({ length: 25 }, (_, place) => ({ title: `${place}`, passed: false, again: [] }))
  const outcomes = [{ step: { command: ['vitest', []] }, results }]
  const [outcome] = await rerunFailed(outcomes, { endsAt: Infinity, runAlone: runPassing })
  expect(outcome.flaky).toHaveLength(20)
  expect(outcome.results.filter(({ passed }) => !passed)).toHaveLength(5)
})

test('the result is written by its commit into the cache folder of the user', () => {
  spawnSync(process.execPath, [join(cases, 'gate-record.js')], { env: { ...process.env, XDG_CACHE_HOME: folder } })
  const written = JSON.parse(readFileSync(join(folder, 'contapro/gate/c0ffee.json'), 'utf8'))
  expect(written).toEqual({ commit: 'c0ffee', dirty: false, passed: 2, failed: 1, flaky: 1, seconds: 480 })
})

test('a result that cannot be written is told, and the run goes on', () => {
  const file = join(folder, 'no-folder')
  writeFileSync(file, '')
  const { status, stdout } = spawnSync(process.execPath, [join(cases, 'gate-record.js')], {
    env: { ...process.env, XDG_CACHE_HOME: file },
    encoding: 'utf8',
  })
  expect(stdout).toContain('The result could not be written')
  expect(status).toBe(0)
})

/** A title that this file does not have in its text. */
const inTwo = (...parts) => parts.join(' ')

test.each([
  [['packages/contapro-sdk/test/rules/contract-limits.test.ts'], ['sdk']],
  [['tests/contract/events.test.ts'], ['wire']],
  [['packages/contapro-ui/src/primitives/menu/menu.stories.tsx'], ['stories']],
  [['-t', inTwo('the search finds', 'a part of a name')], ['e2e']],
  [['tests/sizes/sizes.test.ts', '-t', 'any'], ['sizes'], 'after the packages are built'],
])('npm test -- %j runs in the level of its file', (words, levels, after) => {
  const names = oneTest(words).steps.map(({ name }) => name)
  expect(names.slice(-levels.length)).toEqual(levels)
  expect(names.length > levels.length).toBe(after !== undefined)
})

test.each([
  [['tests/no-such.test.ts'], 'There is no file of tests tests/no-such.test.ts.'],
  [['README.md'], 'There is no file of tests README.md.'],
  [['-t', inTwo('no test', 'has this title')], 'No file of tests has the text'],
  [['--unknown'], 'npm test does not know --unknown.'],
])('npm test -- %j ends with an error', (words, problem) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.js'), ...words], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(problem)
  expect(status).toBe(2)
})
