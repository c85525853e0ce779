import { describe, expect, test } from 'vitest'
import { idsAfter, type PageRow, pageChoiceOf, rowsBetween } from './row-choice.ts'

/** Rows by their ids; "b!" cannot be chosen, "c+" is. */
const rowsOf = (...names: readonly string[]): readonly PageRow<string>[] =>
  names.map((name) => ({
    id: name.charAt(0),
    record: name,
    canSelect: !name.endsWith('!'),
    isSelected: name.endsWith('+'),
  }))

const idsOf = (rows: readonly PageRow<string>[]): string => rows.map(({ id }) => id).join('')

describe('how much of a page is chosen', () => {
  test.each([
    ['nothing of an empty page, where nothing can be', [], 'empty'],
    ['nothing', ['a', 'b'], 'none'],
    ['a part', ['a+', 'b'], 'some'],
    ['everything that can be', ['a+', 'b!', 'c+'], 'all'],
    ['nothing of rows of which none can be', ['a!', 'b!'], 'empty'],
  ] as const)('%s', (_, names, choice) => {
    expect(pageChoiceOf(rowsOf(...names))).toBe(choice)
  })
})

test('a range goes from the last row to this one, upwards too, and is one row without a last one on the page', () => {
  const rows = rowsOf('a', 'b', 'c', 'd')
  expect(idsOf(rowsBetween(rows, 'b', 3))).toBe('bcd')
  expect(idsOf(rowsBetween(rows, 'd', 1))).toBe('bcd')
  expect(idsOf(rowsBetween(rows, undefined, 2))).toBe('c')
  expect(idsOf(rowsBetween(rows, 'z', 2))).toBe('c')
})

test('choosing keeps what other pages have, once, and leaves out what cannot be chosen', () => {
  expect(idsAfter(['x', 'a'], rowsOf('a', 'b!', 'c'), true)).toEqual(['x', 'a', 'c'])
  expect(idsAfter(['x', 'a', 'c'], rowsOf('a', 'c'), false)).toEqual(['x'])
})
