import fc from 'fast-check'
import { customers, ordinarySuppliers, suppliers } from './parties.ts'
import { about, planFor, type PlannedVoucher } from './planned-voucher.ts'

const amount = fc.integer({ min: 20_00, max: 90_000_00 })
const rarely = (part: fc.Arbitrary<number>) => fc.option(part, { nil: 0, freq: 4 })
const day = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'))

const parts = {
  percent: fc.constantFrom('18', '18', '10.5'),
  exonerated: rarely(amount),
  unaffected: rarely(amount),
  icbper: rarely(fc.integer({ min: 10, max: 900 })),
  other: rarely(fc.integer({ min: 1, max: 9_999 })),
  from: fc.constantFrom('register' as const, 'both' as const),
}

const purchase = fc.record({
  ...parts,
  day,
  party: fc.constantFrom(...ordinarySuppliers, suppliers.restaurant),
  type: fc.constantFrom('01', '01', '01', '08', '12'),
  taxed: amount,
  taxedDgng: rarely(amount),
  to: fc.constantFrom('dg' as const, 'dg' as const, 'dgng' as const, 'dng' as const),
})

const sale = fc.record({
  ...parts,
  day,
  party: fc.constantFrom(customers.first, customers.second),
  type: fc.constantFrom('01', '01', '08'),
  taxed: fc.option(amount, { nil: 0, freq: 6 }),
  exported: rarely(amount),
  isc: rarely(fc.integer({ min: 1, max: 90_00 })),
})

/** A debit note names a voucher of a month that is never loaded; no XML is made of a ticket, nor of what has ISC. */
const oddities = (type: string, isc = 0) => ({
  ...(type === '08' && about('01', 'F001-1', '2020-01-15')),
  ...((type === '12' || isc > 0) && { from: 'register' as const }),
})

/** Which vouchers of a month there are, as a function of that month. The reduced rate is that of 2026. */
export const arbitraryMonth: fc.Arbitrary<(period: string) => PlannedVoucher[]> = fc
  .record({
    bought: fc.array(purchase, { minLength: 1, maxLength: 12 }),
    sold: fc.array(sale, { minLength: 1, maxLength: 12 }),
  })
  .map(({ bought, sold }) => (period) => {
    const on = (date: string): string => `${period.slice(0, 4)}-${period.slice(4)}-${date}`
    const [buy, sell] = [planFor('RCE', period), planFor('RVIE', period)]
    return [
      ...bought.map(({ day: date, party, type, ...facts }, i) =>
        buy(`${type} F800-${period}${100 + i}`, on(date), party, { ...facts, ...oddities(type) }),
      ),
      ...sold.map(({ day: date, party, type, ...facts }, i) =>
        sell(`${type} F900-${period}${100 + i}`, on(date), party, { ...facts, ...oddities(type, facts.isc) }),
      ),
    ]
  })

/** Credit notes of the same day that take every voucher back. */
export function takenBack(vouchers: readonly PlannedVoucher[]): PlannedVoucher[] {
  return vouchers.map((voucher) => {
    const { type, series, number, issuedOn } = voucher
    return {
      ...voucher,
      type: '07',
      series: series.replace('F', 'C'),
      modified: { issuedOn, type, series, number },
      noteType: '06',
    }
  })
}
