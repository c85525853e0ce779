import { expect, test } from 'vitest'
import { detractionGoodOptions } from './detraction-good-options.ts'

const rates = [
  { code: '037', name: 'Demás servicios', from: '2018-04-01', rate: '12' },
  { code: '020', name: 'Mantenimiento', from: '2026-01-01', rate: '10' },
  { code: '020', name: 'Mantenimiento', from: '2018-04-01', rate: '12' },
]

test('each good that the company has a rate of can be chosen once, by its code, behind the choice of none', () => {
  expect(detractionGoodOptions(rates, { none: 'Sin indicar', chosen: '' })).toEqual([
    { value: '', label: 'Sin indicar' },
    { value: '020', label: '020 Mantenimiento' },
    { value: '037', label: '037 Demás servicios' },
  ])
})

test('a good that is chosen already stays, though the company has no rate of it or the rates are not loaded yet', () => {
  const values = (given: typeof rates) =>
    detractionGoodOptions(given, { none: '', chosen: '019' }).map(({ value }) => value)
  expect(values(rates)).toEqual(['', '019', '020', '037'])
  expect(values([])).toEqual(['', '019'])
})
