import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

const installed = [
  ['sunat', 'node'],
  ['sdk', 'node'],
  ['ui', 'react-19'],
] as const

test.each(installed)('every module of @contapro/%s has a source map that carries its source', (name, consumer) => {
  const folder = join(inject('consumers'), consumer, 'node_modules/@contapro', name)
  const modules = globSync('dist/**/*.js', { cwd: folder }).filter((file) => hasCode(join(folder, file)))
  expect(modules.length).toBeGreaterThan(10)
  expect(modules.filter((file) => !sourcesOf(join(folder, `${file}.map`)).every(Boolean))).toEqual([])
})

test.each(installed)('@contapro/%s brings its licence, and neither sources nor tests', (name, consumer) => {
  const folder = join(inject('consumers'), consumer, 'node_modules/@contapro', name)
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map((entry) => entry.name)).toContain('LICENSE')
  expect(globSync(['src/**', 'test/**', '**/*.test.*', '**/*.stories.*'], { cwd: folder })).toEqual([])
})

/** A module that only hands on others has nothing to map, nor has what the bundler itself wrote. */
function hasCode(module: string): boolean {
  if (module.includes('rolldown-runtime')) return false
  return /^(?:var|let|const|function|async|class) /m.test(readFileSync(module, 'utf8'))
}

function sourcesOf(map: string): readonly (string | null)[] {
  const { sources, sourcesContent }: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(
    readFileSync(map, 'utf8'),
  )
  return sources.map((_, index) => sourcesContent?.[index] ?? null)
}
