import type { VoucherFilterOptions } from '@contapro/sdk'
import { expect, test } from 'vitest'
import { choiceOf, findOptions, optionsOf, withChoice } from './voucher-filter-choice.ts'
import { voucherFilterTexts } from './voucher-filter.messages.ts'
import { firstVouchers } from './voucher-list-state.ts'

const options: VoucherFilterOptions = {
  types_of_vouchers: { '14': 'Recibo por servicios públicos', '01': 'Factura' },
  series_of_vouchers: { F010: 'F010', F002: 'F002' },
  status_of_vouchers: { '1': 'gasto deducible', '2': 'gasto no deducible', '3': 'observado' },
  provider_of_vouchers: { '20990000027': 'Ñandú S.A.C.', '20990000035': 'Ferretería San Borja' },
  serie_number_of_vouchers: ['F010-2', 'F002-10', 'F002-9'],
}
const names = (field: Parameters<typeof optionsOf>[0]): string[] =>
  optionsOf(field, options, voucherFilterTexts).map(({ name }) => name)

test('options stand by name, statuses in the order of their numbers', () => {
  expect(names('type')).toEqual(['Factura', 'Recibo por servicios públicos'])
  expect(names('series')).toEqual(['F002', 'F010'])
  expect(names('provider')).toEqual(['Ferretería San Borja', 'Ñandú S.A.C.'])
  expect(names('serie_number')).toEqual(['F002-9', 'F002-10', 'F010-2'])
  expect(names('status')).toEqual(['Gasto deducible', 'Gasto no deducible', 'Observado'])
})

test.each([
  ['SAN', ['Ferretería San Borja']],
  ['ferreteria', ['Ferretería San Borja']],
  ['0027', ['Ñandú S.A.C.']],
  ['', ['Ferretería San Borja', 'Ñandú S.A.C.']],
  ['zzz', []],
])('looking for "%s" among the providers finds %j', (text, found) => {
  const providers = optionsOf('provider', options, voucherFilterTexts)
  expect(findOptions(providers, text).map(({ name }) => name)).toEqual(found)
})

test('a choice starts at page 1, keeps the page size and takes the place of every other filter', () => {
  const list = { page: 4, size: 50, status: '1', filter: { by: 'series', value: 'F001' } } as const
  expect(withChoice(list, { field: 'provider', key: '20990000027' })).toEqual({
    page: 1,
    size: 50,
    status: '0',
    filter: { by: 'provider', value: '20990000027' },
  })
  expect(withChoice(list, { field: 'status', key: '2' })).toEqual({ page: 1, size: 50, status: '2' })
  expect(withChoice(list, undefined)).toEqual({ page: 1, size: 50, status: '0' })
})

test('a choice keeps that only sales with an advice are wanted', () => {
  const list = { page: 4, size: 50, status: '0', advised: true } as const
  expect(withChoice(list, { field: 'series', key: 'F001' })).toEqual({
    page: 1,
    size: 50,
    status: '0',
    advised: true,
    filter: { by: 'series', value: 'F001' },
  })
  expect(withChoice(list, undefined)).toEqual({ page: 1, size: 50, status: '0', advised: true })
})

test('a search by series and number is no choice of the popover', () => {
  expect(choiceOf({ ...firstVouchers, filter: { by: 'serie_number', value: 'F001-1' } })).toBeUndefined()
  expect(choiceOf({ ...firstVouchers, status: '3' })).toEqual({ field: 'status', key: '3' })
})
