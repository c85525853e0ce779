import { expect, test } from 'vitest'
import { memoryStorage } from './browser-storage.ts'
import { createCopiedBoxStore } from './copied-boxes.ts'

const place = { account: 'ana', businessUuid: 'andina', taxPeriod: '202608' }

test('what was copied is remembered for its account, company and period, over a reload', () => {
  const storage = memoryStorage()
  createCopiedBoxStore(storage).markCopied(place, '107', 10_002)
  const { getSnapshot, copiedOf } = createCopiedBoxStore(storage)
  expect(copiedOf(getSnapshot(), place)).toEqual({ 107: 10_002 })
  for (const other of [{ account: 'luis' }, { businessUuid: 'misti' }, { taxPeriod: '202607' }]) {
    expect(copiedOf(getSnapshot(), { ...place, ...other })).toEqual({})
  }
})

test('a box that is copied again has its last figure, and what another tab copied stays', () => {
  const storage = memoryStorage()
  const [one, other] = [createCopiedBoxStore(storage), createCopiedBoxStore(storage)]
  one.markCopied(place, '107', 10_002)
  other.markCopied(place, '108', 1_800)
  one.markCopied(place, '107', 9_900)
  expect(one.copiedOf(one.getSnapshot(), place)).toEqual({ 107: 9_900, 108: 1_800 })
})

test('what is unreadable is forgotten', () => {
  const storage = memoryStorage()
  storage.setItem('copiedBoxes', '{"ana andina 202608":{"107":"mucho"},"x":3}')
  const { getSnapshot, copiedOf } = createCopiedBoxStore(storage)
  expect(copiedOf(getSnapshot(), place)).toEqual({})
})
