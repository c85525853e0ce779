import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeNumberRuns, type NumberRun, numberRunOf } from '../../src/observations/index.ts'
import { month } from './a-purchase.ts'

const run = (first: number, last: number, endedIn = '202608'): NumberRun => ({ first, last, endedIn: month(endedIn) })
const numbers = (...all: readonly number[]): NumberRun[] => all.map((number) => run(number, number))

const runOf = (number: string, finalNumber: string | null = null, type = '01'): NumberRun | undefined =>
  numberRunOf({ type, number, finalNumber, issuedIn: month('202608') })

describe('numbers of a series', () => {
  it.each([
    ['one', numbers(7), [run(7, 7)]],
    ['following each other', numbers(1, 2, 3), [run(1, 3)]],
    ['in any order', numbers(3, 1, 2), [run(1, 3)]],
    ['twice', numbers(1, 2, 2, 3), [run(1, 3)]],
    ['with one missing', numbers(1, 3), [run(1, 1), run(3, 3)]],
    ['with hundreds missing', numbers(10, 411, 412), [run(10, 10), run(411, 412)]],
    ['over a change of digits', numbers(9, 10, 99, 100), [run(9, 10), run(99, 100)]],
    ['a range and what is within it', [run(1, 40), ...numbers(20, 41)], [run(1, 41)]],
    ['none', [], []],
  ])('%s', (_, given, merged) => expect(mergeNumberRuns(given)).toEqual(merged))

  it('a run ends in the month of its last number', () => {
    expect(mergeNumberRuns([run(1, 5, '202607'), run(6, 9, '202608')])).toEqual([run(1, 9, '202608')])
    expect(mergeNumberRuns([run(1, 9, '202608'), run(2, 3, '202609')])).toEqual([run(1, 9, '202608')])
  })

  it('of two months that files state for the same number the earlier one holds', () => {
    expect(mergeNumberRuns([run(5, 5, '202608'), run(5, 5, '202607')])).toEqual([run(5, 5, '202607')])
  })

  it('neither order nor splitting nor repetition changes the outcome', () => {
    const someRuns = fc.array(
      fc
        .tuple(fc.nat(60), fc.nat(5), fc.constantFrom('202607', '202608'))
        .map(([first, more, endedIn]) => run(first, first + more, endedIn)),
    )
    fc.assert(
      fc.property(someRuns, someRuns, (some, others) => {
        const once = mergeNumberRuns([...some, ...others])
        expect(mergeNumberRuns([...mergeNumberRuns(others), ...mergeNumberRuns(some), ...some])).toEqual(once)
        expect(once.every(({ first }, i) => i === 0 || first > (once[i - 1]?.last ?? 0) + 1)).toBe(true)
      }),
    )
  })
})

describe('the run of a voucher', () => {
  it.each([
    ['its number', runOf('12'), run(12, 12)],
    ['the range of a day', runOf('1', '40'), run(1, 40)],
    ['a range that ends before it begins', runOf('40', '1'), run(40, 40)],
    ['a number that is none', runOf('A-1'), undefined],
    ['a ticket', runOf('12', null, '12'), run(12, 12)],
    ['a deposit, which a bank numbers', runOf('12', null, '49'), undefined],
    ['more digits than anybody counts', runOf('1234567890123456'), undefined],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})
