import { describe, expect, it } from 'vitest'
import {
  boletaLimit,
  boletaPartWithinLimit,
  centimos,
  crossingBoletaText,
  isInBoletaBase,
  isOverBoletaLimit,
  uitOf,
} from '../src/index.ts'

describe('the limit of boletas', () => {
  const uit = uitOf(2026) ?? centimos(0)

  it('is 6 % of the vouchers that give the right, up to 200 UIT', () => {
    expect(uit).toBe(550000)
    // 14,751.00 × 6 % = 885.06; 200 × 5,500 = 1,100,000; of 2025 200 × 5,350 = 1,070,000.
    expect(boletaLimit({ year: 2026, entitlingTotal: centimos(1475100) })).toBe(88506)
    expect(boletaLimit({ year: 2026, entitlingTotal: centimos(10_000_000_000) })).toBe(110_000_000)
    expect(boletaLimit({ year: 2025, entitlingTotal: centimos(10_000_000_000) })).toBe(107_000_000)
    expect(boletaLimit({ year: 2026, entitlingTotal: centimos(-5000) })).toBe(0)
  })

  it('judges no boleta of a year whose UIT or limit is not known', () => {
    expect([2006, 2027].map((year) => boletaLimit({ year, entitlingTotal: centimos(1475100) }))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is exceeded by the boleta that passes it, not by the one that reaches it', () => {
    expect(isOverBoletaLimit(centimos(88506), centimos(88506))).toBe(false)
    expect(isOverBoletaLimit(centimos(88507), centimos(88506))).toBe(true)
  })

  it('knows no UIT of a year that nobody has set', () => {
    expect(uitOf(2027)).toBeUndefined()
  })
})

/** A purchase in the register of a year, in céntimos. */
type Purchase = readonly [type: string, status: 'gasto deducible' | 'gasto no deducible' | 'observado', total: number]

const factura: Purchase = ['01', 'gasto deducible', 1_180_00]
const limitOf = (purchases: readonly Purchase[]) =>
  boletaLimit({
    year: 2026,
    entitlingTotal: centimos(
      purchases.filter(([type, status]) => isInBoletaBase(type, status)).reduce((sum, [, , total]) => sum + total, 0),
    ),
  })

/**
 * TUO LIR, art. 37, penultimate paragraph: 6 % of what is proved by vouchers that give the right to deduct. 1,180.00 × 6 % = 70.80. That
 * credit notes count while they are observed is our reading (decision 23).
 */
describe('the base of the limit', () => {
  it.each<[why: string, purchases: readonly Purchase[], limit: number]>([
    // (1,180.00 − 118.00) × 6 % = 63.72.
    ['is lowered by a deductible credit note', [factura, ['07', 'gasto deducible', -118_00]], 63_72],
    ['is lowered by an observed credit note', [factura, ['07', 'observado', -118_00]], 63_72],
    ['is lowered by an observed special credit note', [factura, ['87', 'observado', -118_00]], 63_72],
    ['is lowered by an observed credit note of a non-domiciled', [factura, ['97', 'observado', -118_00]], 63_72],
    ['leaves out a credit note that is declined or annulled', [factura, ['07', 'gasto no deducible', -118_00]], 70_80],
    // (1,180.00 + 118.00) × 6 % = 77.88.
    ['is raised by a deductible debit note', [factura, ['08', 'gasto deducible', 118_00]], 77_88],
    ['leaves out an observed debit note', [factura, ['08', 'observado', 118_00]], 70_80],
    ['leaves out an observed factura', [factura, ['01', 'observado', 118_00]], 70_80],
    ['leaves out boletas', [factura, ['03', 'gasto deducible', 118_00]], 70_80],
    ['is nothing when observed notes exceed the vouchers', [factura, ['07', 'observado', -1_180_01]], 0],
  ])('%s', (_why, purchases, limit) => {
    expect(limitOf(purchases)).toBe(limit)
  })
})

/** TUO LIR, art. 37: boletas deduct up to the limit; what fits of the one that crosses it is the rest of the limit before it. */
describe('the part of a boleta that fits', () => {
  it.each<[why: string, before: number, total: number, part: number | undefined]>([
    ['is the rest of the limit before the boleta that crosses it', 50_00, 15_00, 13_72],
    ['is the whole limit when the first boleta crosses it', 0, 100_00, 63_72],
    ['is a céntimo when all but one are used', 63_71, 15_00, 1],
    ['is undefined for a boleta that reaches the limit exactly', 50_00, 13_72, undefined],
    ['is undefined for a boleta after the limit is reached', 63_72, 15_00, undefined],
    ['is undefined for a boleta after the limit is crossed', 65_00, 10_00, undefined],
  ])('%s', (_why, before, total, part) => {
    const boleta = { limit: centimos(63_72), totalBefore: centimos(before), total: centimos(total) }
    expect(boletaPartWithinLimit(boleta)).toBe(part)
  })

  it('is named in the reason of the boleta that crosses the limit', () => {
    expect(crossingBoletaText(centimos(1_234_50))).toBe(
      'La boleta excede el límite de gasto deducible del año: de su importe aún caben S/\u00a01,234.50.',
    )
  })
})
