import { expect, test } from 'vitest'
import { sentShares } from './sent-share.ts'

test.each([
  [[100, 100], 0, 200, [0, 0]],
  [[100, 100], 50, 200, [50, 0]],
  [[100, 100], 150, 200, [100, 50]],
  [[100, 300], 400, 400, [100, 100]],
  [[100, 100], 60, 210, [50, 0]],
  [[0, 100], 0, 100, [100, 0]],
])('files of %j bytes with %i of %i sent stand at %j percent', (sizes, sent, total, shares) =>
  expect(sentShares(sizes, sent, total)).toEqual(shares),
)
