import { centimos, type TaxPeriod } from '@contapro/sunat'
import { expect, test } from 'vitest'
import { type IgvSettings, noIgvSettings } from '../../src/company/settings/igv-settings.ts'
import { igvOfPeriod } from '../../src/vouchers/boxes/igv-of-period.ts'
import type { PeriodIgv } from '../../src/vouchers/figures/period-figures.store.ts'

/** A loaded month: IGV of sales and of purchases that give credit, in soles. */
function month(period: string, sales: number, purchases: number): PeriodIgv {
  return {
    period: period as TaxPeriod,
    salesIgv: centimos(sales * 100),
    creditIgvDg: centimos(purchases * 100),
    creditIgvDgng: centimos(0),
    hasDgng: false,
    saleVouchers: 1,
    purchaseVouchers: 1,
    creditVouchers: 1,
    movedVouchers: 0,
    movedIgvDg: centimos(0),
    movedIgvDgng: centimos(0),
    purchaseTotal: centimos(0),
    missingExchangeRates: 0,
    missingSalesRates: 0,
  }
}

// decisions 16 and 23: the previous balance is the negative net of the month before, recursively from the first loaded one.
test.each([
  { name: 'the first loaded month has no balance', loaded: [month('202601', 100, 40)], net: 60, balance: 0 },
  {
    name: 'a month in favour gives its balance to the next',
    loaded: [month('202512', 100, 130), month('202601', 100, 40)],
    net: 30,
    balance: 30,
  },
  {
    name: 'a month to pay gives none',
    loaded: [month('202512', 130, 100), month('202601', 100, 40)],
    net: 60,
    balance: 0,
  },
  {
    name: 'balances add up over several months',
    loaded: [month('202511', 0, 50), month('202512', 20, 40), month('202601', 100, 10)],
    net: 20,
    balance: 70,
  },
  {
    name: 'a balance that is used up is gone',
    loaded: [month('202511', 0, 50), month('202512', 60, 0), month('202601', 100, 10)],
    net: 90,
    balance: 0,
  },
  {
    name: 'the month itself may end in favour',
    loaded: [month('202512', 0, 30), month('202601', 10, 40)],
    net: -60,
    balance: 30,
  },
  {
    name: 'a month that is not loaded ends the chain',
    loaded: [month('202511', 0, 50), month('202601', 100, 10)],
    net: 90,
    balance: 0,
  },
  { name: 'a month that is not loaded receives its balance', loaded: [month('202512', 0, 50)], net: -50, balance: 50 },
])('$name', ({ loaded, net, balance }) => {
  expect(igvOfPeriod(loaded, '202601' as TaxPeriod)).toMatchObject({
    net: net * 100,
    previousBalance: balance * 100,
    showPreviousBalance: balance > 0,
    balancePeriod: balance > 0 ? '202512' : undefined,
  })
})

test('the chain goes over the turn of the year and is not changed by later months', () => {
  const loaded = [month('202512', 0, 30), month('202601', 100, 10), month('202602', 0, 500)]
  expect(igvOfPeriod(loaded, '202601' as TaxPeriod).net).toBe(60_00)
})

test('DGNG purchases count whole while no prorrata is set', () => {
  const loaded = [{ ...month('202601', 100, 40), creditIgvDgng: centimos(25_00) }]
  expect(igvOfPeriod(loaded, '202601' as TaxPeriod)).toMatchObject({ purchaseIgv: 65_00, net: 35_00 })
})

const opening = (period: string, soles: number): IgvSettings => ({
  ...noIgvSettings,
  openingBalance: { period: period as TaxPeriod, amount: centimos(soles * 100) },
})

test.each([
  { name: 'is received by the next period', period: '202512', loaded: [month('202601', 100, 10)], balance: 50 },
  { name: 'is received by no other', period: '202511', loaded: [month('202601', 100, 10)], balance: 0 },
  {
    name: 'begins the chain of the periods after it',
    period: '202511',
    loaded: [month('202512', 20, 0), month('202601', 100, 10)],
    balance: 30,
  },
  {
    name: 'is taken for its period although it is loaded',
    period: '202512',
    loaded: [month('202512', 0, 80), month('202601', 100, 10)],
    balance: 50,
  },
])('the opening balance of a period $name', ({ period, loaded, balance }) => {
  expect(igvOfPeriod(loaded, '202601' as TaxPeriod, { settings: opening(period, 50) })).toMatchObject({
    previousBalance: balance * 100,
    showPreviousBalance: balance > 0,
  })
})

test('each period of the chain has the coefficient of its own', () => {
  const december = { ...month('202512', 0, 0), creditIgvDgng: centimos(100_00), hasDgng: true }
  const january = { ...month('202601', 100, 0), creditIgvDgng: centimos(10_00), hasDgng: true }
  const settings = { ...noIgvSettings, prorrataOf: (period: string) => (period < '202601' ? '0.5' : '0.1') }
  expect(igvOfPeriod([december, january], '202601' as TaxPeriod, { settings })).toMatchObject({
    previousBalance: 50_00,
    purchaseIgv: 1_00,
    net: 49_00,
    isProrrataMissing: false,
  })
})

test('a coefficient is missing only where there are DGNG purchases', () => {
  const mixed = { ...month('202601', 100, 0), creditIgvDgng: centimos(10_00), hasDgng: true }
  expect(igvOfPeriod([mixed], '202601' as TaxPeriod).isProrrataMissing).toBe(true)
  expect(igvOfPeriod([month('202601', 100, 0)], '202601' as TaxPeriod).isProrrataMissing).toBe(false)
})
