import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [18_432, '18 KB'],
  [5_033_165, '4.8 MB'],
  [2_147_483_648, '2 GB'],
])('a file of %i bytes has the size %s', (bytes, text) => {
  expect(formatBytes(bytes, 'es-PE')).toBe(text)
})
