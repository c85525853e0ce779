import { limits } from './limits.js'

/** Whether nothing failed. */
export const hasPassed = ({ results }) => results.every(({ passed }) => passed)

/** The steps that run what failed once more, each alone: a step with a fault of its own as a whole, otherwise each failed test. */
function repeatsOf({ step, results }) {
  const failures = results.filter(({ passed }) => !passed)
  if (failures.some(({ isFinal }) => isFinal)) return []
  if (failures.some(({ isStep }) => isStep)) return [{ step, isWhole: true }]
  const [program, args] = step.command
  return failures.map((failure) => ({ failure, step: { ...step, command: [program, [...args, ...failure.again]] } }))
}

/**
 * Runs failed tests again, one after another, while there is time. Answers the outcomes with what passed now among the passed, and
 * its first failure under `flaky`. `runAlone` runs a step for the minutes given.
 */
export async function rerunFailed(outcomes, { endsAt, runAlone }) {
  const last = Math.min(endsAt, performance.now() + limits.run.rerunMinutes * 60_000)
  let left = limits.run.rerunTests
  const done = []
  for (const outcome of outcomes) {
    const again = { ...outcome, flaky: [] }
    const isBlocked = done.some((other) => !hasPassed(other) && outcome.step.needs?.includes(other.step.name))
    for (const { step, isWhole, failure } of isBlocked ? [] : repeatsOf(outcome)) {
      const minutes = (last - performance.now()) / 60_000
      if (left === 0 || minutes <= 0) break
      left -= 1
      const alone = await runAlone(step, minutes)
      const first = outcome.results.filter((result) => (isWhole ? !result.passed : result === failure))
      if (hasPassed(alone)) again.flaky.push(...first)
      if (isWhole) again.results = alone.results
      else if (hasPassed(alone)) again.results = again.results.map((r) => (r === failure ? { ...r, passed: true } : r))
    }
    done.push(again)
  }
  return done
}
