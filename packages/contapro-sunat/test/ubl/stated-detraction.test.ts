import { describe, expect, it } from 'vitest'
import { centimos, type CivilDate, detractionDue } from '../../src/index.ts'
import { statedDetraction } from '../../src/ubl/index.ts'

const inDollars = (amount: number, currency: string, percent = '12') => ({
  currency: 'USD',
  payable: centimos(1_180_00),
  detraction: { code: '022', percent, amount: centimos(amount), currency, account: null },
})

describe('statedDetraction', () => {
  it.each([
    ['soles as they are', inDollars(531_00, 'PEN'), { amount: 531_00, percent: '12' }],
    // US$ 141.60 of US$ 1,180.00 is 12 %; US$ 123.00 is 10.4237288136 %.
    ['dollars as their part of the total', inDollars(141_60, 'USD'), { amount: null, percent: '12' }],
    ['dollars below the rate as their part too', inDollars(123_00, 'USD'), { amount: null, percent: '10.4237288136' }],
    ['no dollars by the percentage', inDollars(0, 'USD'), { amount: null, percent: '12' }],
    ['a third currency by the percentage', inDollars(141_60, 'EUR'), { amount: null, percent: '12' }],
  ])('takes %s', (_what, voucher, stated) => {
    expect(statedDetraction(voucher)).toEqual({ code: '022', ...stated })
  })

  it('takes nothing from a voucher without detraction', () => {
    const nothing = { code: null, amount: null, percent: null }
    expect(statedDetraction({ currency: 'PEN', payable: centimos(100), detraction: null })).toEqual(nothing)
  })

  it.each([
    // S/ 4,425.00 of the register for US$ 1,180.00 is a rate of 3.75; US$ 123.00 × 3.75 = 461.25, in whole soles 461.
    [123_00, 461_00],
    // US$ 141.60 × 3.75 = 531.00.
    [141_60, 531_00],
  ])(
    'of %i cents of a dollar makes %i céntimos at the rate of the register, where no rate of the good is known',
    (cents, due) => {
      const stated = { ...statedDetraction(inDollars(cents, 'USD')), code: '888' }
      const voucher = { total: centimos(4_425_00), issuedOn: '2026-08-05' as CivilDate }
      expect(detractionDue(stated, voucher, [])).toBe(due)
    },
  )
})
