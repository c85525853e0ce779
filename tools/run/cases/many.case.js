import { expect, test } from 'vitest'

test.each(Array.from({ length: 30 }, (_, place) => place))('fails in case %i', (place) => {
  expect({ place, lines: Array.from({ length: 40 }, () => 'text') }).toEqual({ place: -1 })
})
