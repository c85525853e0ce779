import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = ['Áncash', 'Ñaña', 'Ancón', 'La Libertad'].map((label) => ({ value: label, label }))

test.each([
  ['', ['Áncash', 'Ñaña', 'Ancón', 'La Libertad']],
  ['anc', ['Áncash', 'Ancón']],
  ['ANCÁ', ['Áncash']],
  ['ñana', ['Ñaña']],
  [' libertad ', ['La Libertad']],
  ['cusco', []],
])('the query "%s" finds %j', (query, labels) => {
  expect(matchOptions(options, query).map((option) => option.label)).toEqual(labels)
})
