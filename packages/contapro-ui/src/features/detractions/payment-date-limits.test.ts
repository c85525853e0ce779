import { describe, expect, it } from 'vitest'
import { paymentDateLimits } from './payment-date-limits.ts'

describe('the days on which a deposit can have been paid', () => {
  it('end today in Peru, whatever day it is in Greenwich', () => {
    expect(paymentDateLimits('202608', new Date('2026-11-22T04:59:59Z')).to).toBe('2026-11-21')
    expect(paymentDateLimits('202608', new Date('2026-11-22T05:00:00Z')).to).toBe('2026-11-22')
  })

  it('hold the whole tax period, whose days are the default', () => {
    expect(paymentDateLimits('202611', new Date('2026-11-22T12:00:00Z')).to).toBe('2026-11-30')
  })

  it('begin with the rules of the deposits', () => {
    expect(paymentDateLimits('202608', new Date('2026-11-22T12:00:00Z')).from).toBe('2004-09-15')
  })
})
