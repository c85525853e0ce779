import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testsOfDatedSources } from './dated-sources.ts'

const cwd = join(import.meta.dirname, '../../packages')

/** The client's contract names dates in its comments alone; components are tested in a browser. */
const exclude = ['**/generated/**', '**/*.test.ts']

const readsDate = /\bnew Date\b|\bDate\.|: Date\b|DateTimeFormat/

test('every source that reads a clock or a date names its tests', () => {
  const sources = globSync('contapro-{sunat,sdk,ui}/src/**/*.ts', { cwd, exclude })
  const dated = sources.filter((file) => readsDate.test(readFileSync(join(cwd, file), 'utf8')))
  const named = Object.keys(testsOfDatedSources)
  const found = dated.map((file) => named.find((place) => file.startsWith(place)) ?? file)
  expect([...new Set(found)].toSorted()).toEqual(named.toSorted())
})

test('every named test is there', () => {
  const tests = Object.values(testsOfDatedSources).flat()
  expect(tests.filter((pattern) => globSync(pattern, { cwd }).length === 0)).toEqual([])
})
