import { expect, test } from 'vitest'
import { atList, firstObservations, reviewFilterOf } from './observation-list-state.ts'

test('the screen begins with the observed purchases, twenty to a page', () => {
  expect(firstObservations).toEqual({ list: 'observed', page: 1, size: 20 })
})

test('another tab starts at its first page and keeps the size', () => {
  expect(atList({ list: 'observed', page: 7, size: 100 }, 'validated')).toEqual({
    list: 'validated',
    page: 1,
    size: 100,
  })
})

test('the call asks for the page that shows, of the period at hand', () => {
  const scope = { ruc: '20990000019', taxPeriod: '202608', businessUuid: 'una' }
  expect(reviewFilterOf(scope, { list: 'rejected', page: 3, size: 50 })).toEqual({ ...scope, page: 3, size: 50 })
})
