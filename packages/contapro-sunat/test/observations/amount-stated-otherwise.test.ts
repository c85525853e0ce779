import { describe, expect, it } from 'vitest'
import { aPurchase, codesOf, deposit } from './a-purchase.ts'

/** Decisions 54; our reading of what differs. */
describe('a purchase whose amounts are stated', () => {
  it.each([
    ['alike everywhere', { isStatedOtherwise: false }, []],
    ['otherwise by a row or XML that does not count', { isStatedOtherwise: true }, ['AMOUNT_STATED_OTHERWISE']],
    [
      'alike, with a deposit that another report states otherwise',
      { deposits: [{ ...deposit('2026-08-20', 10), isStatedOtherwise: true }] },
      ['AMOUNT_STATED_OTHERWISE'],
    ],
  ])('%s', (_, facts, found) => expect(codesOf(aPurchase(facts))).toEqual(found))
})
