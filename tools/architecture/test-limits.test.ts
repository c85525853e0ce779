import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import limits from '../run/limits.json' with { type: 'json' }
import { brokenPlaces, limitRules, lowest, timedSources } from './test-limits.ts'

const sources = timedSources(new URL('../..', import.meta.url).pathname)
const rules = Object.keys(limitRules)

test('files of tests and configurations are found', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ file }) => /(vitest|playwright)\.config\.ts$/.test(file)).length).toBeGreaterThan(10)
})

test('the common limits leave time to a machine that is four times slower', () => {
  const { vitest, playwright, expectationMs } = limits
  expect(Math.min(vitest.testTimeout, vitest.hookTimeout, playwright.timeout)).toBeGreaterThanOrEqual(lowest.test)
  const waits = [vitest.teardownTimeout, vitest.expect.poll.timeout, playwright.expect.timeout, expectationMs]
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(lowest.expectation)
})

test.each(rules)('%s', (rule) => expect(sources.flatMap((source) => brokenPlaces(source, rule))).toEqual([]))

test('every rule can fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contapro-limits-'))
  const bad = {
    'apps/api/test/a.test.ts':
      "const LIMIT = 60_000\nit('a', run, LIMIT)\nit.each([1])('b', { timeout: 90_000 }, run)\nbeforeAll(run, 5)\nitTest.setTimeout(9)",
    'packages/contapro-x/src/a.stories.tsx': "const first = { timeout: 4000 }\nscreen.findByText('a', {}, first)",
    'tests/x/wait.ts': 'await vi.waitFor(run)\nawait vi.waitUntil(run, 60_000)\nclient({ timeoutMs: 5 })',
    'tests/x/measure.ts': "performance.now()\nmetric('JSHeapUsedSize')\nprocess.memoryUsage.rss()",
    'tests/vitest.config.ts':
      "defineConfig({ test: { ...limits.vitest, projects: [{ extends: true, test: {} }, { extends: './a.ts', test: {} }] } })",
    'tests/playwright.config.ts': 'defineConfig({ ...limits.playwright, timeout: 60_000 })',
    'tests/bench/a.ts': 'performance.now()',
  }
  for (const [file, text] of Object.entries(bad)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const found = timedSources(folder)
  rmSync(folder, { recursive: true })
  expect(rules.map((rule) => found.flatMap((source) => brokenPlaces(source, rule)).length)).toEqual([4, 1, 2, 3, 2])
})
