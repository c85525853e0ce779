import { fullDiskLines } from './machine.js'

/** CI shows the end of a log: whatever a red run has to say fits in there. */
const LINES = 80

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
const indented = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line}`)

/** A failed result: where, what, how long, why, the first place of our own code; the message is cut so that it takes this many lines. */
export function failureLines({ step, title, file, line, ms, message = 'No message.', frame, isStep }, most = 60) {
  const place = file ? `${[file, line].filter(Boolean).join(':')}  ` : ''
  const head = `✖ ${place}${isStep ? step : `${step}: ${title}`} (${seconds(ms)})`
  const foot = frame ? [`    at ${frame}`] : []
  return [head, ...indented(message).slice(0, most - 1 - foot.length), ...foot]
}

/** As many failures as these lines have room for. */
function shortened(failures, lines) {
  if (failures.length === 0) return []
  const each = Math.max(3, Math.floor(lines / failures.length))
  const shown = failures.slice(0, each * failures.length > lines ? Math.floor((lines - 1) / each) : undefined)
  const more = failures.length - shown.length
  return [
    ...shown.flatMap((failure) => failureLines(failure, each)),
    ...(more > 0 ? [`  … and ${more} more: all are above, and in the logs in test-results`] : []),
  ]
}

/** Steps with their seconds and tests, several in a line. */
function stepLines(outcomes) {
  const cells = outcomes
    .toSorted((a, b) => b.ms - a.ms)
    .map(
      ({ step, ms, results }) =>
        `${(ms / 1000).toFixed(0).padStart(5)} s ${String(results.length).padStart(5)}  ${step.name}`,
    )
  const width = Math.max(0, ...cells.map((cell) => cell.length)) + 2
  const columns = Math.max(1, Math.floor(130 / width))
  const rows = Math.ceil(cells.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, place) => place % rows === row)
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  )
}

/** What a run came to: `{passed, failed, flaky}`. A test that passed when it ran again passed. */
export function countOf(outcomes) {
  const all = outcomes.flatMap(({ results }) => results)
  const failed = all.filter((result) => !result.passed)
  return {
    passed: all.length - failed.length,
    failed: failed.length,
    flaky: outcomes.flatMap(({ flaky = [] }) => flaky).length,
  }
}

/** The last lines of a run: each failure, flaky tests, steps with their seconds and tests, the count. */
export function reportLines(outcomes) {
  const all = outcomes.flatMap(({ results }) => results).filter(({ passed }) => !passed)
  // The fault of a step first: it may explain its tests.
  const failures = [...all.filter(({ isStep }) => isStep), ...all.filter(({ isStep }) => !isStep)]
  const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? [])
  const steps = stepLines(outcomes)
  const fullDisk = fullDiskLines([...failures, ...flaky].map(({ message = '' }) => message))
  const { passed, failed } = countOf(outcomes)
  const left = LINES - steps.length - fullDisk.length - 8
  const flakyLines = shortened(flaky, failures.length > 0 ? Math.floor(left / 3) : left)
  return [
    ...(failures.length > 0 ? ['', 'Failed:', ...shortened(failures, left - flakyLines.length)] : []),
    ...fullDisk,
    ...(flaky.length > 0 ? ['', 'Flaky (failed, then passed alone):', ...flakyLines] : []),
    '',
    'Steps: seconds, tests',
    ...steps,
    '',
    `${passed} passed, ${failed} failed`,
  ]
}
