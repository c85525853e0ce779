import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(sources, file), 'utf8')

test('a host can replace the texts of every feature and pattern', () => {
  const listed = read('messages/feature-messages.ts')
  const names = globSync('**/*.messages.ts', { cwd: sources }).flatMap(
    (file) => /TextSet<'(\w+)'/.exec(read(file))?.[1] ?? [],
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !listed.includes(`readonly ${name}: `))).toEqual([])
})
