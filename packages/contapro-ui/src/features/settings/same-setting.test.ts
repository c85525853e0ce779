import { expect, test } from 'vitest'
import { isSameSetting } from './same-setting.ts'

const row = { from: '202608', coefficient: '0.8' }

test.each([
  [null, null, true],
  [38, 42, false],
  [[row], [{ coefficient: '0.8', from: '202608' }], true],
  [[row], [{ ...row, coefficient: '0.9' }], false],
  [[row], [], false],
  [[row, { from: '1' }], [{ from: '1' }, row], false],
  [{ rate: null }, { rate: undefined }, false],
  [{ rate: null }, { other: null }, false],
  [null, row, false],
  [['licor'], ['licor'], true],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameSetting(one, other)).toBe(isSame)
  expect(isSameSetting(other, one)).toBe(isSame)
})
