import { describe, expect, it } from 'vitest'
import { nextSort, shownColumns } from './table-view.ts'

describe('the order of a table', () => {
  it('goes from none to ascending, descending and back with each press', () => {
    const first = nextSort(undefined, 'date')
    const second = nextSort(first, 'date')
    expect(first).toEqual({ columnId: 'date', direction: 'ascending' })
    expect(second).toEqual({ columnId: 'date', direction: 'descending' })
    expect(nextSort(second, 'date')).toBeUndefined()
  })

  it('starts ascending when another column is pressed', () => {
    const before = { columnId: 'date', direction: 'descending' } as const
    expect(nextSort(before, 'amount')).toEqual({ columnId: 'amount', direction: 'ascending' })
  })
})

describe('the columns of a view', () => {
  const columns = [
    { id: 'code', header: 'Serie', isKey: true },
    { id: 'item', header: 'Ítem' },
    { id: 'amount', header: 'Importe', canHide: false },
  ]
  const shownWithout = (hiddenColumns: readonly string[]) =>
    shownColumns(columns, { hiddenColumns, density: 'regular' }).map(({ id }) => id)

  it('leaves out what is hidden', () => expect(shownWithout(['item'])).toEqual(['code', 'amount']))

  it('keeps the key column and those that cannot be hidden', () =>
    expect(shownWithout(['code', 'amount'])).toEqual(['code', 'item', 'amount']))
})
