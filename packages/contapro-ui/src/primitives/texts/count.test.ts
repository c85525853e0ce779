import { expect, test } from 'vitest'
import { countOf } from './count.ts'

test.each([
  [0, '0 comprobantes'],
  [1, '1 comprobante'],
  [2, '2 comprobantes'],
  [1234, '1,234 comprobantes'],
  [1_000_000, '1,000,000 comprobantes'],
])('%i is written "%s"', (count, text) => expect(countOf(count, 'comprobante', 'comprobantes')).toBe(text))
