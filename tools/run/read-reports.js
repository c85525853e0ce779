/** Tests of a report of vitest's: title, time, whether it passed. */
export function readVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  return tests.map((t) => ({ title: t.fullName, ms: t.duration ?? 0, passed: t.status === 'passed' }))
}

/** Tests of a report of Playwright's. */
export function readPlaywright(report) {
  const below = (suite) => [...(suite.suites ?? []).flatMap(below), ...(suite.specs ?? [])]
  return report.suites.flatMap(below).flatMap((spec) =>
    spec.tests.map((t) => ({
      title: spec.title,
      ms: t.results.at(-1)?.duration ?? 0,
      passed: t.status === 'expected',
    })),
  )
}
