import { describe, expect, it } from 'vitest'
import {
  centimos,
  type CivilDate,
  detractionAccountName,
  detractionAmount,
  detractionDue,
  detractionGoods,
  detractionOperations,
  detractionRates,
  findDetractionGood,
  findDetractionOperation,
  findWithholdingRegime,
  isAboveDetractionMinimum,
  withholdingRegimes,
} from '../../src/index.ts'
import { readVectors } from '../read-vectors.ts'

const ANNEXES: Readonly<Record<string, string | null>> = {
  '1': '1',
  '2': '2',
  '3': '3',
  IVAP: 'ivap',
  transporte: 'freight',
  'transporte pasajeros': 'passengers',
  '': null,
}

const MINIMUMS: Readonly<Record<string, number | string | null>> = {
  '0.5 UIT': 'half-uit',
  '700': 700,
  '400': 400,
  'sin minimo': 'none',
  '': null,
}

describe('the goods and services of detractions', () => {
  const rows = readVectors('detracciones')

  it('are those of the gathered lists, with their rates, annexes and minimums', () => {
    const found = detractionGoods.map(({ code, name, annex, percent, minimum, isCurrent }) => [
      code,
      name,
      annex,
      percent,
      minimum,
      isCurrent,
    ])
    const listed = rows.map((row) => [
      row['codigo_cat54'],
      row['bien_o_servicio'],
      ANNEXES[row['anexo_RS183_2004'] ?? ''],
      /^[0-9.]+$/.test(row['tasa_pct'] ?? '') ? row['tasa_pct'] : null,
      MINIMUMS[row['minimo_operacion_soles (estrictamente mayor que)'] ?? ''],
      row['estado'] !== 'histórico',
    ])
    expect(found).toEqual(listed)
    expect(found).toHaveLength(41)
  })

  it('say what is not certain about them, and every rate that rests on memory does', () => {
    const unconfirmed = detractionGoods.filter((good) => !good.isConfirmed)
    expect(unconfirmed.map((good) => good.code)).toEqual(['002', '007', '028', '032', '099'])
    expect(unconfirmed.every((good) => good.doubt !== null)).toBe(true)
  })

  it('offer as rates the confirmed ones of today', () => {
    expect(detractionRates).toHaveLength(30)
    expect(detractionRates.find((rate) => rate.code === '022')).toEqual({
      code: '022',
      name: 'Otros servicios empresariales',
      from: '2018-04-01',
      percent: '12',
    })
    expect(detractionRates.some((rate) => rate.code === '028')).toBe(false)
  })

  it('are found by code, and what no list has is not', () => {
    expect(findDetractionGood('027')?.name).toBe('Servicio de transporte de bienes (carga) por vía terrestre')
    expect(findDetractionGood('038')).toBeUndefined()
  })
})

describe('the operations of detractions', () => {
  it('are those of the gathered list', () => {
    const listed = readVectors('detraccion_tipos_operacion').map((row) => ({
      code: row['codigo'],
      name: row['descripcion'],
    }))
    expect(detractionOperations).toEqual(listed)
    expect(findDetractionOperation('01')?.name).toContain('prestación de servicios')
    expect(findDetractionOperation('06')).toBeUndefined()
  })
})

describe('detractionAmount', () => {
  it.each([
    [5_900_00, '12', 708_00, 'the factura E001-12 of the sample month'],
    [2_360_00, '12', 283_00, '283.20, the factura E001-1033 of the sample month'],
    [704_16, '12', 84_00, '84.4992, which is 84.50 in céntimos'],
    [704_17, '12', 85_00, '84.5004'],
    [812_50, '4', 33_00, '32.50'],
    [812_24, '4', 32_00, '32.4896'],
    [1_000_00, '1.5', 15_00, 'a rate with a decimal'],
  ])('of %i céntimos at %s percent is %i (%s)', (total, percent, amount) => {
    expect(detractionAmount(centimos(total), percent)).toBe(amount)
  })

  it('refuses what is no percentage', () => {
    expect(() => detractionAmount(centimos(100), '12 %')).toThrow(RangeError)
  })
})

describe('detractionDue', () => {
  const rates = [
    { code: '022', from: '2018-04-01' as CivilDate, percent: '12' },
    { code: '022', from: '2026-08-01' as CivilDate, percent: '10' },
    { code: '035', from: '2018-04-01' as CivilDate, percent: '1.5' },
    { code: '019', from: '2018-04-01' as CivilDate, percent: '10' },
    { code: '019', from: '2026-01-01' as CivilDate, percent: null },
    { code: '027', from: '2018-04-01' as CivilDate, percent: '4' },
  ]
  it.each<[good: string, amount: number | null, percent: string | null, due: number | null, why: string]>([
    ['', 708_00, '12', 708_00, 'the amount of the XML'],
    ['', 707_50, '12', 708_00, 'the amount of the XML, in whole soles'],
    ['', 707_49, null, 707_00, 'the amount of the XML, in whole soles'],
    ['', 0, '12', 283_00, 'the percentage where the XML states no amount'],
    ['', null, '12', 283_00, 'the percentage where there is no amount'],
    ['', 0, '0', null, 'nothing where the XML states neither'],
    ['', null, null, null, 'nothing without XML'],
    ['022', null, null, 236_00, 'the rate of the good on that day, where the XML states nothing'],
    ['022', 283_00, '12', 236_00, 'the rate, where the XML states more'],
    // A voucher under detraction holds nothing else (R.S. 183-2004, art. 19 [M]): the base is never a part of it.
    ['022', 120_00, '12', 236_00, 'the rate of the whole, where the XML states less'],
    ['022', 204_00, '10', 236_00, 'the rate of the whole, where the XML takes a part as its base'],
    // D.Leg. 940, art. 4, num. 4.1 d): the larger of 4 % of 2,360.00, which is 94.40, and what the reference value gives.
    ['027', 94_00, '4', 94_00, 'of freight the rate of what was agreed'],
    ['027', 120_00, '4', 120_00, 'of freight the larger reference value'],
    ['027', 80_00, '4', 94_00, 'of freight no less than the rate of what was agreed'],
    ['027', 240_00, '8', 120_00, 'of freight the reference value at the rate of today'],
    ['027', 240_00, '8.00', 120_00, 'of freight the same, where the percentage has decimals'],
    ['027', 120_00, null, 120_00, 'of freight the stated amount where no percentage stands beside it'],
    ['022', 283_00, null, 236_00, 'the rate, where the XML states more'],
    ['035', null, '12', 35_00, 'the rate instead of the stated percentage'],
    ['019', null, '10', 236_00, 'the percentage of the XML for a good that is no longer subject'],
    ['888', 59_00, '1', 59_00, 'the amount of the XML for a good without a rate'],
  ])('of "%s", %s céntimos and %s percent stated, for 2,360.00, is %s: %s', (good, amount, percent, due) => {
    const stated = { code: good || null, amount: amount === null ? null : centimos(amount), percent }
    const voucher = { total: centimos(2_360_00), issuedOn: '2026-08-05' as CivilDate }
    expect(detractionDue(stated, voucher, rates)).toBe(due)
  })

  it('asks for what the issuer left out: S/ 142 of S/ 1,180.00 at 12 %, of which the XML states 123', () => {
    // 1,180.00 × 12 % = 141.60, in whole soles 142; 123 leaves 19 owed.
    const stated = { code: '022', amount: centimos(123_00), percent: '12' }
    const voucher = { total: centimos(1_180_00), issuedOn: '2026-07-05' as CivilDate }
    expect(detractionDue(stated, voucher, rates)).toBe(142_00)
  })

  it.each([
    ['what the XML states in soles', 450_00, '12', 375_00],
    ['nothing where it states none', 0, '12', null],
  ])('of a voucher without soles is %s', (_what, amount, percent, due) => {
    const stated = { code: '022', amount: centimos(amount), percent }
    // 450.00 at 12 % is 375.00 at the 10 % of August.
    expect(detractionDue(stated, { total: centimos(0), issuedOn: '2026-08-05' as CivilDate }, rates)).toBe(due)
  })

  it('is what the accountant entered, whatever the files say', () => {
    const stated = { code: '022', amount: centimos(283_00), percent: '12' }
    const voucher = { total: centimos(2_360_00), issuedOn: '2026-08-05' as CivilDate, entered: centimos(300_00) }
    expect(detractionDue(stated, voucher, rates)).toBe(300_00)
  })

  // D.Leg. 940, art. 4: the percentage is of the amount of the operation, less its credit notes and with its debit notes. 4,720.00 × 12 % = 566.40.
  it.each<[what: string, facts: DueFacts, due: number | null]>([
    ['at the rate of what a credit note leaves', { good: '022', total: 5_900_00, notes: -1_180_00 }, 566_00],
    ['at the rate of the whole with a debit note', { good: '022', total: 5_900_00, notes: 1_180_00 }, 850_00],
    ['nothing of a voucher that is annulled', { good: '022', total: 5_900_00, notes: -5_900_00 }, 0],
    ['nothing of one that is annulled twice', { good: '022', total: 5_900_00, notes: -11_800_00 }, 0],
    ['nothing of one that is annulled, of which nobody tells the amount', { total: 5_900_00, notes: -5_900_00 }, 0],
    ['nothing of a rest that rounds to nothing', { good: '022', total: 5_900_00, notes: -5_896_00 }, 0],
    ['unknown with a note of which something is left', { total: 5_900_00, notes: -1_180_00 }, null],
    ['the same part of a stated amount without a rate', { amount: 59_00, total: 5_900_00, notes: -1_180_00 }, 47_00],
    ['at a stated percentage without a rate', { percent: '1', total: 5_900_00, notes: -1_180_00 }, 47_00],
    ['as entered by hand', { good: '022', total: 5_900_00, notes: -1_180_00, entered: 300_00 }, 300_00],
    ['the reference value of freight', { good: '027', amount: 250_00, total: 5_900_00, notes: -1_180_00 }, 250_00],
    [
      'the rate of freight above its reference',
      { good: '027', amount: 150_00, total: 5_900_00, notes: -1_180_00 },
      189_00,
    ],
    ['nothing of freight that is annulled', { good: '027', amount: 250_00, total: 5_900_00, notes: -5_900_00 }, 0],
    ['as stated in soles, of a voucher without soles', { good: '888', amount: 59_00, total: 0, notes: -1_00 }, 59_00],
  ])('with notes is %s', (_what, { good = null, amount, percent = null, total, notes, entered }, due) => {
    const stated = { code: good, amount: amount === undefined ? null : centimos(amount), percent }
    const voucher = { total: centimos(total), issuedOn: '2026-07-05' as CivilDate, notes: centimos(notes) }
    const known = entered === undefined ? voucher : { ...voucher, entered: centimos(entered) }
    expect(detractionDue(stated, known, rates)).toBe(due)
  })

  it('takes the rate of the issue date', () => {
    const stated = { code: '022', amount: null, percent: null }
    const dueOn = (issuedOn: string) =>
      detractionDue(stated, { total: centimos(1_000_00), issuedOn: issuedOn as CivilDate }, rates)
    expect([dueOn('2018-03-31'), dueOn('2026-07-31'), dueOn('2026-08-01')]).toEqual([null, 120_00, 100_00])
  })
})

it.each([
  ['D', 'Cuenta convencional'],
  ['I', 'Cuenta IVAP'],
  ['X', 'X'],
  ['', null],
])('the account of type "%s" is named %s', (code, name) => {
  expect(detractionAccountName(code)).toBe(name)
})

describe('isAboveDetractionMinimum', () => {
  it.each([
    ['022', 700_00, false],
    ['022', 700_01, true],
    ['027', 400_00, false],
    ['027', 400_01, true],
    ['001', 2_750_00, false],
    ['001', 2_750_01, true],
    ['040', 1, true],
    // Numerals 6, 16, 19 and 21 of annex 2 have no minimum.
    ['010', 1, true],
    ['031', 1, true],
    ['034', 1, true],
    ['036', 1, true],
    ['035', 700_00, false],
    ['028', 1_000_00, undefined],
  ])('of code %s with %i céntimos in 2026 is %s', (code, total, isAbove) => {
    const good = findDetractionGood(code)
    expect(good && isAboveDetractionMinimum(good, centimos(total), '2026-08-05' as CivilDate)).toBe(isAbove)
  })

  it('is not known for half a UIT of a year whose UIT is not', () => {
    expect(
      isAboveDetractionMinimum({ minimum: 'half-uit' }, centimos(9_999_00), '2035-01-01' as CivilDate),
    ).toBeUndefined()
  })
})

describe('the regimes of perception and retention', () => {
  it('are those of catálogos 22 and 23', () => {
    const found = withholdingRegimes.map(({ kind, code, percent }) => [
      kind === 'perception' ? '22' : '23',
      code,
      percent,
    ])
    const listed = readVectors('percepciones_retenciones').map((row) => [
      row['catalogo'],
      row['codigo'],
      row['tasa_pct'],
    ])
    expect(found).toEqual(listed)
  })

  it('are found by kind and code', () => {
    expect(findWithholdingRegime('perception', '02')).toMatchObject({ percent: '1', voucherType: '40' })
    expect(findWithholdingRegime('retention', '02')).toMatchObject({
      percent: '6',
      voucherType: '20',
      isCurrent: false,
    })
    expect(findWithholdingRegime('retention', '03')).toBeUndefined()
  })
})

interface DueFacts {
  readonly good?: string
  readonly amount?: number
  readonly percent?: string
  readonly total: number
  readonly notes: number
  readonly entered?: number
}
