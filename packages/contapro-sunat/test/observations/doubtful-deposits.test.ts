import { expect, it } from 'vitest'
import { centimos } from '../../src/index.ts'
import { observePurchase, type ObservedPurchase } from '../../src/observations/index.ts'
import { amounts, aPurchase, day, deposit, settings } from './a-purchase.ts'

const above = 'DETRACTION_ABOVE_TOTAL'
const before = 'DETRACTION_DEPOSITED_BEFORE'
const overpaid = 'DETRACTION_OVERPAID'

/** A factura of 1,000.00 + 180.00 of 5 August 2026 under 022 (12 %: 141.60, S/ 142). */
const services: Partial<ObservedPurchase> = {
  hasDetraction: true,
  detraction: { code: '022', amount: centimos(142_00), percent: '12' },
}

// D.Leg. 940, art. 2: a detraction is a percentage of the price, which is the total (art. 4, num. 4.1).
it.each<[what: string, facts: Partial<ObservedPurchase>, found: readonly string[]]>([
  ['as owed', { deposits: [deposit('2026-08-10', 142)] }, []],
  ['of the total', { deposits: [deposit('2026-08-10', 1_180)] }, [overpaid]],
  ['of a céntimo more than the total', { deposits: [deposit('2026-08-10', 1_180.01)] }, [overpaid, above]],
  [
    'above the total together',
    { deposits: [deposit('2026-08-10', 900), deposit('2026-08-11', 281)] },
    [overpaid, above],
  ],
  [
    'above the total of a voucher without detraction',
    { hasDetraction: false, deposits: [deposit('2026-08-10', 1_181)] },
    [above],
  ],
  [
    'above what a credit note leaves, not above the total',
    {
      notes: [{ issuedOn: day('2026-08-20'), total: centimos(-1_180_00) }],
      deposits: [deposit('2026-08-10', 142)],
    },
    [overpaid],
  ],
  [
    'of a voucher without soles',
    {
      currency: 'USD',
      exchangeRate: null,
      amounts: amounts(0, 0),
      hasDetraction: false,
      deposits: [deposit('2026-08-10', 142)],
    },
    [],
  ],
  ['on the day of issue', { deposits: [deposit('2026-08-05', 142)] }, []],
  ['on the day before', { deposits: [deposit('2026-08-04', 142)] }, [before]],
  ['one before and one after', { deposits: [deposit('2026-08-10', 100), deposit('2026-07-31', 42)] }, [before]],
  ['before a voucher without detraction', { hasDetraction: false, deposits: [deposit('2026-08-04', 142)] }, [before]],
  [
    'before a voucher of 14 September 2004, when no detraction was in force',
    {
      issuedOn: day('2004-09-14'),
      hasDetraction: false,
      deposits: [deposit('2004-09-01', 142)],
    },
    [],
  ],
])('a deposit %s', (_what, facts, found) => {
  const seen = observePurchase(aPurchase({ ...services, ...facts }), settings)
  expect(seen.map(({ code }) => code)).toEqual(found)
  expect(seen.filter(({ status, credit }) => status !== null || credit !== 'yes')).toEqual([])
})
