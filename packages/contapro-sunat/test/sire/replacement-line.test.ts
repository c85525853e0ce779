import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RceTokenCount, replacementLine } from '../../src/sire/replacement-line.ts'
import { registerText } from '../../src/sire/register-text.ts'
import { readRegister } from '../../src/sire/read-register.ts'
import type { RegisterRow } from '../../src/sire/register-row.ts'
import { aPurchaseRow } from './a-purchase-row.ts'

const tokenCounts: readonly RceTokenCount[] = [37, 38, 41, 42]

async function readBack(line: string): Promise<RegisterRow | undefined> {
  for await (const { rows, errors } of readRegister(oneChunk(line))) {
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return rows[0]
  }
  return undefined
}

async function* oneChunk(line: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${line}\r\n`)
}

describe('a line of the RCE replacement', () => {
  it.each(tokenCounts)('has %i tokens, and our reader takes it', async (tokens) => {
    const line = replacementLine(aPurchaseRow(), tokens)
    expect(line.split('|')).toHaveLength(tokens)
    expect(await readBack(line)).toEqual(aPurchaseRow({ state: '' }))
  })

  it('is one line of as many fields whatever a name holds, and reads back', async () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom('|', '/', '\\', '"', '\r', '\n', '\t', '😀', '👨‍👩‍👧', 'Ñ', 'é', ' ', '=', '\u2028'),
        maxLength: 200,
      }),
    )
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        const row = aPurchaseRow({ counterpartyName: `A${name}` })
        const line = replacementLine(row, 38)
        expect(line.replaceAll('05/08/2026', '')).not.toMatch(/[\r\n\u2028\\/]/)
        expect(line.split('|')).toHaveLength(38)
        expect((await readBack(line))?.counterpartyName).toBe(registerText(`A${name}`))
      }),
    )
  })
})

it.each([
  ['FERRETERÍA ÑANDÚ S.A.C.', 'FERRETERÍA ÑANDÚ S.A.C.'],
  ['  Uno | dos / tres \\ cuatro\r\ncinco\tseis ', 'Uno dos tres cuatro cinco seis'],
  ['"Comillas" y ‘otras’', '"Comillas" y ‘otras’'],
  ['Café 😀👨‍👩‍👧 y 🇵🇪 más', 'Café y más'],
  ['mitad \ud83d suelta', 'mitad suelta'],
  ['', ''],
])('the text %j stands in a register as %j', (text, written) => {
  expect(registerText(text)).toBe(written)
})
