import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type RegisterRow, readRegister, registerKey, voucherCode } from '@contapro/sunat/sire'
import { describe, expect, it } from 'vitest'
import { writeRegisterFile } from '../../src/demo/index.ts'

const ROWS = 20_000

async function made(seed: string, rows: number = ROWS): Promise<Buffer> {
  const stream = new PassThrough()
  const bytes = buffer(stream)
  await writeRegisterFile({ rows, seed, stream })
  stream.end()
  return bytes
}

async function read(bytes: Buffer): Promise<{ rows: RegisterRow[]; errors: unknown[] }> {
  const rows: RegisterRow[] = []
  const errors: unknown[] = []
  for await (const batch of readRegister(Readable.from([bytes]))) {
    rows.push(...batch.rows)
    errors.push(...batch.errors)
  }
  return { rows, errors }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('a large register file', () => {
  it('is accepted whole, and every row is a voucher of its own', async () => {
    const { rows, errors } = await read(await made('bench'))
    expect(errors).toEqual([])
    expect(rows).toHaveLength(ROWS)
    expect(new Set(rows.map((row) => voucherCode(registerKey(row)))).size).toBe(ROWS)
  })

  it('has totals that are the sums of their columns', async () => {
    const { rows } = await read(await made('bench', 5000))
    for (const row of rows) {
      if (row.book !== 'RCE') throw new Error('Not a purchase.')
      const { taxableDg, igvDg, untaxed, total } = row.amounts
      expect(taxableDg + igvDg + untaxed).toBe(total)
    }
  })

  it('is the same for the same seed and another for another', async () => {
    expect(sha256(await made('a', 3000))).toBe(sha256(await made('a', 3000)))
    expect(sha256(await made('a', 3000))).not.toBe(sha256(await made('b', 3000)))
  })

  it('is written at the pace of its reader', async () => {
    const stream = new PassThrough({ highWaterMark: 64 * 1024 })
    const writing = writeRegisterFile({ rows: ROWS, seed: 'slow', stream })
    await new Promise((resolve) => setImmediate(resolve))
    expect(stream.writableLength).toBeLessThan(4 * 1024 * 1024)
    const bytes = buffer(stream)
    await writing
    stream.end()
    expect((await read(await bytes)).rows).toHaveLength(ROWS)
  })
})
