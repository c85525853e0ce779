import { describe, expect, it } from 'vitest'
import { pageList } from './page-list.ts'

describe('the pages of a list', () => {
  // Specification, part 2, section 5: up to 5 in full; beyond, first, last, current and its neighbours.
  it.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 7, [1, 2, 'gap', 7]],
    [2, 7, [1, 2, 3, 'gap', 7]],
    [3, 7, [1, 2, 3, 4, 'gap', 7]],
    [4, 7, [1, 'gap', 3, 4, 5, 'gap', 7]],
    [7, 7, [1, 'gap', 6, 7]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  ])('on page %i of %i are %j', (current, total, pages) => {
    expect(pageList(current, total)).toEqual(pages)
  })

  it('is empty without pages', () => {
    expect(pageList(1, 0)).toEqual([])
  })
})
