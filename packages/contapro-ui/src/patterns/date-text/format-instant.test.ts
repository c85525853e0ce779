import { expect, test } from 'vitest'
import { formatInstant } from './format-instant.ts'

test.each([
  ['2026-11-20T19:05:00Z', '20/11/2026 14:05'],
  ['2026-11-20T04:59:59Z', '19/11/2026 23:59'],
  ['2026-11-20T05:00:00Z', '20/11/2026 00:00'],
  ['2026-01-01T05:00:00.000Z', '01/01/2026 00:00'],
])('%s is %s in Lima', (instant, text) => expect(formatInstant(instant, 'es-PE')).toBe(text))
