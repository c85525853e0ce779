import { expect, it } from 'vitest'
import { SeenCodes } from '../../src/ingestion/writing/seen-codes.ts'

const code = (i: number): string => `2099${String(i % 5000).padStart(7, '0')}-01-F001-${i}`

it('knows every code again and takes none of 200,000 others for a known one', () => {
  const seen = new SeenCodes()
  const count = 200_000
  let mistaken = 0
  for (let i = 0; i < count; i += 1) if (seen.meet(code(i))) mistaken += 1
  expect(mistaken).toBe(0)
  let forgotten = 0
  for (let i = 0; i < count; i += 1) if (!seen.meet(code(i))) forgotten += 1
  expect(forgotten).toBe(0)
})
