import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IgvRate } from '../src/igv/igv-rate.ts'
import { centimos } from '../src/money/centimos.ts'
import {
  noPdt621Carry,
  type Pdt621Facts,
  type Pdt621Form,
  type Pdt621Sum,
  pdt621Form,
  pdt621VoucherBoxes,
  wholeSoles,
} from '../src/pdt-621/index.ts'

const rates = { general: '18', reduced: ['10.5', '10'], ivap: '4' }
const nothing: Pdt621Facts = {
  sums: new Map(),
  rates,
  prorrata: null,
  perceptions: centimos(0),
  retentions: centimos(0),
  carried: noPdt621Carry,
}

const isReduced = (box: string): boolean => ['154', '155', '156', '157'].includes(box)

/** A sum in soles, and its parts at reduced rates. */
const sumOf = (soles: number, reduced: Partial<Record<IgvRate, number>> = {}): Pdt621Sum => ({
  sum: centimos(Math.round(soles * 100)),
  reduced: new Map(Object.entries(reduced).map(([rate, part]) => [rate as IgvRate, centimos(Math.round(part * 100))])),
})

/** Sums of boxes in soles; a box of reduced rates is at 10.5 % as a whole. */
function sums(soles: Readonly<Record<string, number>>): ReadonlyMap<string, Pdt621Sum> {
  return new Map(
    Object.entries(soles).map(([box, amount]) => [box, sumOf(amount, isReduced(box) ? { '10.5': amount } : {})]),
  )
}

const discountBoxes = ['102', '103']

const boxOf = ({ boxes }: Pdt621Form, number: string) => boxes.find(({ box }) => box === number)

/** Mixed purchases in soles, and their part at 10.5 %. */
const mixed = (soles: number, reduced: number) => new Map([['110', sumOf(soles, { '10.5': reduced })]])

const valueOf = ({ boxes }: Pdt621Form, number: string): number => boxes.find(({ box }) => box === number)?.value ?? 0

describe('whole soles', () => {
  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [-49, 0],
    [-50, -1],
    [233_051, 2331],
  ])('of %i céntimos are %i', (amount, soles) => {
    expect(wholeSoles(centimos(amount))).toBe(soles)
  })
})

describe('Formulario 621', () => {
  it('reckons a tax from the rounded base: 2,330.51 is 2,331, and its tax 420 (domain notes, section 7)', () => {
    const form = pdt621Form({ ...nothing, sums: sums({ '100': 2330.51, '101': 419.49 }) })
    expect(form.boxes.slice(0, 2)).toMatchObject([
      { box: '100', sum: 233_051, value: 2331, difference: 49 },
      { box: '101', baseBox: '100', sum: 41_949, value: 420, difference: 51 },
    ])
  })

  it('computes a reduced rate, and the part of mixed purchases that has it', () => {
    const form = pdt621Form({ ...nothing, sums: new Map([...sums({ '154': 1000, '156': 200 }), ...mixed(1500, 500)]) })
    expect(['155', '157', '111'].map((box) => valueOf(form, box))).toEqual([105, 21, 233])
  })

  it('rounds a tax once: 119 at 10.5 % is 12.495, so 12', () => {
    expect(valueOf(pdt621Form({ ...nothing, sums: sums({ '154': 119 }) }), '155')).toBe(12)
  })

  // Whole soles of each rate add up to the base: 18 % takes what rounding leaves, without it the largest part.
  it.each<[what: string, box: string, [base: Pdt621Sum, tax: Pdt621Sum], soles: number]>([
    ['10 % of December', '157', [sumOf(15_000, { '10': 15_000 }), sumOf(1500, { '10': 1500 })], 1500],
    ['10 % and 10.5 %', '155', [sumOf(2000, { '10': 1000, '10.5': 1000 }), sumOf(205, {})], 205],
    // 100.50 + 900.50 = 1,001.00: 101 × 10 % + 900 × 10.5 % = 104.60, and not 101 + 901.
    ['halves of a sol', '155', [sumOf(1001, { '10': 100.5, '10.5': 900.5 }), sumOf(0)], 105],
    // 5.00 × 10 % + 4.50 × 10.5 % = 0.97: 5 + (10 − 5). By three rounded parts it would be 5 + 5 and −0 at 18 %.
    ['small parts', '155', [sumOf(9.5, { '10': 5, '10.5': 4.5 }), sumOf(0)], 1],
    // Less a note at 10 %: 1,000 × 10.5 % − 400 × 10 %.
    ['a note at the rate of its voucher', '155', [sumOf(600, { '10.5': 1000, '10': -400 }), sumOf(0)], 65],
    ['three rates of mixed purchases', '111', [sumOf(3000, { '10': 1000, '10.5': 1000 }), sumOf(0)], 385],
    [
      'the tax that vouchers show, of a rate not confirmed',
      '155',
      [sumOf(1000, { '15': 1000 }), sumOf(149, { '15': 149 })],
      149,
    ],
    [
      'the same beside others',
      '155',
      [sumOf(2000, { '15': 1000, '10.5': 1000 }), sumOf(254, { '15': 149, '10.5': 105 })],
      254,
    ],
  ])('has the tax of %s', (_what, box, [base, tax], soles) => {
    const baseBox = pdt621VoucherBoxes.find((one) => one.box === box)?.baseBox ?? ''
    const form = pdt621Form({
      ...nothing,
      sums: new Map([
        [baseBox, base],
        [box, tax],
      ]),
    })
    expect(valueOf(form, box)).toBe(soles)
  })

  // A month of 1,000 (180), notes of 1,400 (252): 107 and 108 are 0, and 400 (72) are left. The next month's 1,000 (180) less them are 600 (108).
  it('has no negative box of vouchers: what credit notes exceed it by lowers the same box of the next month', () => {
    const form = pdt621Form({ ...nothing, sums: sums({ '107': -400, '108': -72, '120': -50 }) })
    expect(boxOf(form, '107')).toMatchObject({ sum: -400_00, left: -400_00, value: 0, difference: 0 })
    expect(boxOf(form, '108')).toMatchObject({ sum: -72_00, left: -72_00, value: 0, difference: 0 })
    expect([...form.carried.boxes.keys()]).toEqual(['107', '108', '120'])
    const next = pdt621Form({ ...nothing, sums: sums({ '107': 1000, '108': 180, '120': 20 }), carried: form.carried })
    expect(boxOf(next, '107')).toMatchObject({ sum: 1000_00, received: -400_00, left: 0, value: 600, difference: 0 })
    expect(boxOf(next, '108')).toMatchObject({ sum: 180_00, received: -72_00, left: 0, value: 108, difference: 0 })
    expect(boxOf(next, '120')).toMatchObject({ sum: 20_00, received: -50_00, left: -30_00, value: 0, difference: 0 })
  })

  // Of 1,500 (270) of discounts a month with sales of 1,000 (180) takes 1,000 (180); the next one, with 400 (72), another 400 (72).
  it('takes discounts of earlier periods up to the sales of the month, and the rest in the months after it', () => {
    const first = pdt621Form({ ...nothing, sums: sums({ '100': 1000, '101': 180, '102': 1500, '103': 270 }) })
    expect(boxOf(first, '102')).toMatchObject({ sum: 1500_00, left: 500_00, value: 1000, difference: 0 })
    expect(boxOf(first, '103')).toMatchObject({ sum: 270_00, left: 90_00, value: 180, difference: 0 })
    expect(['131', '140', '184'].map((box) => valueOf(first, box))).toEqual([0, 0, 0])
    const second = pdt621Form({ ...nothing, sums: sums({ '100': 400, '101': 72 }), carried: first.carried })
    expect(boxOf(second, '102')).toMatchObject({ sum: 0, received: 500_00, left: 100_00, value: 400 })
    expect(valueOf(second, '131')).toBe(0)
    const third = pdt621Form({ ...nothing, sums: sums({ '100': 1000, '101': 180 }), carried: second.carried })
    expect(['102', '103', '131'].map((box) => valueOf(third, box))).toEqual([100, 18, 162])
  })

  it('has no débito below 0 where the sales show less tax than their base has', () => {
    const form = pdt621Form({ ...nothing, sums: sums({ '100': 1000, '101': 150, '102': 1000, '103': 180 }) })
    expect(valueOf(form, '131')).toBe(0)
    expect(boxOf(form, '103')).toMatchObject({ sum: 180_00, left: 30_00 })
  })

  it('takes no discounts in a month without sales', () => {
    const form = pdt621Form({ ...nothing, sums: sums({ '100': -600, '101': -108, '102': 250, '103': 45 }) })
    expect(['100', '102', '103', '131', '140'].map((box) => valueOf(form, box))).toEqual([0, 0, 0, 0, 0])
    expect(form.carried.boxes.get('100')?.sum).toBe(-600_00)
    expect(form.carried.boxes.get('102')?.sum).toBe(250_00)
  })

  // 900 = 1,000 at 18 % less 100 at 10.5 %: 180 − 10.50 = 169.50, so 170. And 200 at 18 % less 300 at 10.5 % are −100: all of it is left.
  it('computes a negative part at the reduced rate within a mixed base', () => {
    expect(valueOf(pdt621Form({ ...nothing, sums: mixed(900, -100) }), '111')).toBe(170)
    expect(pdt621Form({ ...nothing, sums: mixed(-100, -300) }).carried.boxes).toEqual(mixed(-100, -300))
  })

  it('multiplies the tax of mixed purchases by the coefficient, in the total only', () => {
    const form = pdt621Form({ ...nothing, prorrata: '0.8542', sums: sums({ '110': 1500, '111': 270 }) })
    expect(['111', '178'].map((box) => valueOf(form, box))).toEqual([270, 231])
  })

  it('applies percepciones before retenciones, and leaves what is not applied', () => {
    const facts = {
      ...nothing,
      sums: sums({ '100': 1000 }),
      perceptions: centimos(100_00),
      retentions: centimos(50_00),
      carried: { ...noPdt621Carry, balance: 20, perceptions: 40, retentions: 5 },
    }
    const form = pdt621Form(facts)
    const boxes = ['140', '145', '184', '171', '168', '164', '179', '176', '165', '681']
    expect(boxes.map((box) => valueOf(form, box))).toEqual([180, 20, 160, 100, 40, 0, 50, 5, 35, 0])
    expect(form.carried).toEqual({ boxes: new Map(), balance: 0, perceptions: 0, retentions: 35 })
  })
})

const sum = fc.integer({ min: -50_000_000, max: 9_000_000_000 }).map(centimos)
const arbitrarySums = fc
  .array(fc.tuple(sum, fc.nat(100)), {
    minLength: pdt621VoucherBoxes.length,
    maxLength: pdt621VoucherBoxes.length,
  })
  .map(
    (values) =>
      new Map(
        pdt621VoucherBoxes.map(({ box, vouchers }, i): [string, Pdt621Sum] => {
          const [total = centimos(0), percent = 0] = values[i] ?? []
          const reduced = centimos(Math.trunc((total * percent) / 100))
          return [box, { sum: total, reduced: vouchers.rate === 'other' ? new Map() : new Map([['10.5', reduced]]) }]
        }),
      ),
  )
const arbitraryFacts: fc.Arbitrary<Pdt621Facts> = fc.record({
  sums: arbitrarySums,
  rates: fc.constant(rates),
  prorrata: fc.constantFrom(null, '0', '0.5', '0.8542', '1'),
  perceptions: fc.nat(90_000_000).map(centimos),
  retentions: fc.nat(90_000_000).map(centimos),
  carried: fc.record({
    boxes: fc.constant(noPdt621Carry.boxes),
    balance: fc.nat(1_000_000),
    perceptions: fc.nat(1_000_000),
    retentions: fc.nat(1_000_000),
  }),
})

/** By ten-thousandths, as the coefficient has them. */
const rounded = (soles: number, prorrata: string | null): number =>
  Math.floor((soles * Math.round(Number(prorrata ?? '1') * 10_000) + 5000) / 10_000)

function forms(check: (form: Pdt621Form, facts: Pdt621Facts) => void): void {
  fc.assert(fc.property(arbitraryFacts, (facts) => check(pdt621Form(facts), facts)))
}

describe('whatever the vouchers are', () => {
  it('the totals follow from their boxes', () => {
    forms((form, { prorrata }) => {
      const box = (number: string) => valueOf(form, number)
      expect(box('131')).toBe(box('101') + box('155') - box('103'))
      const whole = box('108') + box('157') + box('115')
      expect(box('178')).toBe(whole + rounded(box('111'), prorrata) + rounded(box('117'), prorrata))
      expect(box('140')).toBe(box('131') - box('178'))
      expect(box('184')).toBe(box('140') - box('145'))
    })
  })

  it('each box is its sum, what it received, its difference, and what it leaves', () => {
    expect.hasAssertions()
    forms(({ boxes }) => {
      for (const { sum: exact, received, left, value, difference } of boxes) {
        expect((exact ?? value * 100) + received - left + (difference ?? 0)).toBe(value * 100)
      }
    })
  })

  it('nothing of a box is lost: over two months it takes what its vouchers add up to, or leaves it', () => {
    forms((form, facts) => {
      const next = pdt621Form({ ...facts, carried: form.carried })
      for (const { box, sum: exact, left } of next.boxes) {
        const first = form.boxes.find((one) => one.box === box)
        if (exact === null || !first || discountBoxes.includes(box)) continue
        expect(left).toBe(Math.min(exact + first.left, 0) || 0)
      }
    })
  })

  it('a base is never more than half a sol from what its vouchers add up to, unless that is negative', () => {
    forms(({ boxes }) => {
      const bases = boxes.filter(({ sum: exact, baseBox }) => exact !== null && exact >= 0 && baseBox === null)
      for (const { difference } of bases) expect(Math.abs(difference ?? 0)).toBeLessThanOrEqual(50)
    })
  })

  it('discounts are at most the sales, and what exceeds them is left', () => {
    forms((form) => {
      expect(valueOf(form, '102')).toBeLessThanOrEqual(valueOf(form, '100'))
      const discounts = discountBoxes.flatMap((box) => boxOf(form, box) ?? [])
      for (const { sum: exact, left } of discounts) expect(left * (exact ?? 0)).toBeGreaterThanOrEqual(0)
    })
  })

  it('only 140 and 184 can be negative', () => {
    forms(({ boxes }) => {
      const negative = boxes.filter(({ value }) => value < 0).map(({ box }) => box)
      expect(negative.filter((box) => !['140', '184'].includes(box))).toEqual([])
    })
  })

  it('nothing that was withheld is lost: it is applied, or it is left', () => {
    forms((form) => {
      const box = (number: string) => valueOf(form, number)
      const withheld = box('171') + box('168') + box('179') + box('176')
      const due = Math.max(box('184'), 0)
      expect(box('164') + box('165') - box('681')).toBe(withheld - due)
      expect(Math.min(box('681'), box('164') + box('165'))).toBe(0)
    })
  })

  it('a month leaves its balance to the next, whose form begins with it', () => {
    forms((form, facts) => {
      expect(form.carried.balance).toBe(Math.max(0 - valueOf(form, '184'), 0))
      const next = pdt621Form({ ...facts, carried: form.carried })
      expect(['145', '168', '176'].map((box) => valueOf(next, box))).toEqual([
        form.carried.balance,
        valueOf(form, '164'),
        valueOf(form, '165'),
      ])
    })
  })
})

const taken = (amount: string) => pdt621VoucherBoxes.filter(({ amounts }) => amounts.some((name) => name === amount))

it('a purchase has one box for each of its columns: none is counted twice', () => {
  expect(taken('taxableDg').map(({ box }) => box)).toEqual(['107', '156', '114'])
  expect(taken('igvDg').map(({ baseBox }) => baseBox)).toEqual(['107', '156', '114'])
  expect(taken('taxableDgng').map(({ box }) => box)).toEqual(['110', '116'])
  expect(taken('igvDgng').map(({ baseBox }) => baseBox)).toEqual(['110', '116'])
  expect(taken('taxableDng').map(({ box }) => box)).toEqual(['113', '119'])
  expect(taken('untaxed').map(({ box }) => box)).toEqual(['120', '122'])
})
