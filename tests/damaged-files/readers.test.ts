import { caseCount, seededRandom, testSeed } from '@contapro/long-run'
import { describe, expect, it } from 'vitest'
import { damaged } from './damage.ts'
import { isSafeAmountTree } from './is-safe-amount-tree.ts'
import { readWhole } from './read-whole.ts'
import { sampleFiles } from './sample-files.ts'

/** For each of the sample month's files. */
const CASES = caseCount({ few: 20, many: 3_000 })

const isSentence = (text: string): boolean => /^\p{Lu}.*\.$/su.test(text)

describe('a reader of foreign files', () => {
  it.each(sampleFiles)('takes $name as it is', async (file) => {
    expect(await readWhole(file)).toMatchObject({ errors: [] })
  })

  it.each(sampleFiles)('reads $name or says in a sentence what is wrong, whatever was damaged in it', async (file) => {
    const random = seededRandom(testSeed)
    for (let at = 0; at < CASES; at += 1) {
      const { rows, errors } = await readWhole(damaged(file, random))
      const unclear = errors.map(({ message }) => message).filter((message) => !isSentence(message))
      expect({ at, unclear, isSafe: isSafeAmountTree(rows) }).toEqual({ at, unclear: [], isSafe: true })
    }
  })
})
