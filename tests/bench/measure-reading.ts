import { createReadStream, statSync } from 'node:fs'
import { readRegister } from '@contapro/sunat/sire'
import { seconds } from './seconds.ts'

export interface ReadingFigures {
  readonly rows: number
  readonly bytes: number
  readonly splitSeconds: number
  readonly readSeconds: number
}

/** Reads a register file as the product does, and as a bare split of its lines and fields, the best of three runs each. */
export async function measureReading(path: string): Promise<ReadingFigures> {
  const bytes = statSync(path).size
  let rows = 0
  const split: number[] = []
  const read: number[] = []
  for (let run = 0; run < 3; run += 1) {
    split.push(await seconds(() => bareSplit(path)))
    read.push(
      await seconds(async () => {
        rows = 0
        for await (const batch of readRegister(createReadStream(path, chunked))) {
          if (batch.errors.length > 0) throw new Error(`The benchmark's file is wrong: ${batch.errors[0]?.message}`)
          rows += batch.rows.length
        }
      }),
    )
  }
  return { rows, bytes, splitSeconds: Math.min(...split), readSeconds: Math.min(...read) }
}

const chunked = { highWaterMark: 256 * 1024 }

async function bareSplit(path: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let carry = ''
  let fields = 0
  for await (const chunk of createReadStream(path, chunked)) {
    const lines = (carry + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n')
    carry = lines.pop() ?? ''
    for (const line of lines) fields += line.split('|').length
  }
  if (fields === 0) throw new Error('Nothing was split.')
}
