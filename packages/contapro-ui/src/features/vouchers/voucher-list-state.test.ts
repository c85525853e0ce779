import { expect, test } from 'vitest'
import { firstVouchers, isFiltered, voucherFilterOf, withoutFilters } from './voucher-list-state.ts'

const scope = { ruc: '20990000019', taxPeriod: '202608' }

test('a purchases list asks for its page, status and filter', () => {
  const list = { page: 3, size: 50, status: '1', filter: { by: 'series', value: 'F001' } } as const
  expect(voucherFilterOf(scope, 'COMPRA', list)).toEqual({
    ruc: '20990000019',
    taxPeriod: '202608',
    operationType: 'COMPRA',
    page: 3,
    size: 50,
    status: '1',
    filterBy: 'series',
    valueFilter: 'F001',
  })
})

test('the list of a figure asks for nothing else', () => {
  const list = { ...firstVouchers, page: 2, status: '1', figure: 'observado', figureReason: 'FOREIGN_ITEM' } as const
  expect(voucherFilterOf(scope, 'COMPRA', list)).toEqual({
    ruc: '20990000019',
    taxPeriod: '202608',
    operationType: 'COMPRA',
    page: 2,
    size: 20,
    figure: 'observado',
    figureReason: 'FOREIGN_ITEM',
  })
})

test('only a sales list asks for what has an advice, together with its filter', () => {
  const list = { ...firstVouchers, advised: true, filter: { by: 'series', value: 'F001' } } as const
  expect(voucherFilterOf(scope, 'VENTA', list)).toMatchObject({ withAdvices: true, filterBy: 'series' })
  expect(voucherFilterOf(scope, 'COMPRA', list).withAdvices).toBeUndefined()
})

test('a sales list has no status: sales are not deductible or observed', () => {
  expect(voucherFilterOf(scope, 'VENTA', { ...firstVouchers, status: '3' }).status).toBeUndefined()
})

test.each([
  [firstVouchers, false],
  [{ ...firstVouchers, page: 4, size: 100 }, false],
  [{ ...firstVouchers, status: '2' }, true],
  [{ ...firstVouchers, advised: true }, true],
  [{ ...firstVouchers, figure: 'igv-compras' }, true],
  [{ ...firstVouchers, filter: { by: 'serie_number', value: 'F001-1' } }, true],
] as const)('whether %j leaves something out: %s', (list, filtered) => expect(isFiltered(list)).toBe(filtered))

test('taking the filters off goes to page 1 and keeps the page size', () => {
  expect(withoutFilters({ page: 4, size: 100, status: '2', advised: true })).toEqual({
    page: 1,
    size: 100,
    status: '0',
  })
})
