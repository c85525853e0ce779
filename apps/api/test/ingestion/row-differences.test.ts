import { describe, expect, it } from 'vitest'
import type { SetAsideRow } from '../../src/platform/db/schema/set-aside-row.ts'
import { differencesText, rowDifferences } from '../../src/vouchers/merge/row-differences.ts'

const row = (stated: SetAsideRow['stated'], facts: Partial<SetAsideRow> = {}): SetAsideRow => ({
  source: 'proposal',
  period: '202608',
  file: null,
  document: null,
  state: '1',
  stated,
  ...facts,
})
const counting = row({ taxableDg: 100_00, igvDg: 18_00, total: 118_00, counterpartyName: 'UNO' })

const xml = (originalTotal: number): SetAsideRow =>
  row({ originalTotal, originalCurrency: 'USD' }, { source: 'xml', period: '' })

describe('a row that does not count differs', () => {
  it.each([
    ['in nothing', {}, [], false],
    ['in money', { total: 119_00, igvDg: 19_00 }, ['total', 'IGV'], true],
    [
      'in columns alone, which is no other amount',
      { taxableDg: 0, taxableDgng: 100_00 },
      ['los importes están en otras columnas'],
      false,
    ],
    ['in its annulment', { annulled: 1 }, ['figura anulado'], true],
    ['in texts', { counterpartyName: 'DOS', dueOn: '2026-08-31' }, ['fecha de vencimiento o pago', 'nombre'], false],
  ])('%s', (_, facts, names, isMoney) => {
    const found = rowDifferences(row({ ...counting.stated, ...facts }), counting)
    expect(found.map(({ name }) => name)).toEqual(names)
    expect(found.some((difference) => difference.isMoney)).toBe(isMoney)
  })

  it('in the period', () => {
    expect(differencesText(rowDifferences(row(counting.stated, { period: '202609' }), counting))).toBe(
      'Diferencias: periodo 09/2026 (cuenta 08/2026).',
    )
  })

  it('in so much that only four differences are named', () => {
    const all = rowDifferences(row({ total: 1, taxableDg: 1, igvDg: 1, isc: 1, icbper: 1 }), counting)
    expect(differencesText(all)).toMatch(
      /^Diferencias: total S\/\u00a00\.01 \(cuenta S\/\u00a0118\.00\); .*; y otras\.$/,
    )
  })

  it('as an XML, in its own currency', () => {
    expect(differencesText(rowDifferences(xml(1_00), xml(2_00)))).toBe(
      'Diferencias: total US$\u00a01.00 (cuenta US$\u00a02.00).',
    )
  })
})
