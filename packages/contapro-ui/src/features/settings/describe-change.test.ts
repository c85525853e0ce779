import type { SettingsPatch } from '@contapro/sdk'
import { expect, test } from 'vitest'
import { describeChange, type SettingWriter } from './describe-change.ts'

const writer: SettingWriter = {
  openingBalance: (balance) => (balance ? `${balance.amount} de ${balance.tax_period}` : 'nada'),
  statedCarry: ({ tax_period, box, amount }) => `${amount} en ${box} de ${tax_period}`,
  exchangeRate: ({ currency, date, rate }) => `${currency} ${rate} del ${date}`,
  issuerRegime: ({ ruc, regime }) => `${ruc} ${regime}`,
  prorrata: ({ from, coefficient }) => `${coefficient} desde ${from}`,
  igvRate: ({ regime, from, rate }) => `${regime} ${rate} desde ${from}`,
  detractionRate: ({ code, from, rate }) => `${code} ${rate} desde ${from}`,
  template: ({ format, columns }) => `${format} de ${columns.length}`,
}

const describe = (before: SettingsPatch, after: SettingsPatch) =>
  describeChange({ changed_at: '2026-09-01T15:00:00Z', changed_by: 'Rosa', before, after }, writer)

test('of rows it says which came and which went', () => {
  const kept = { from: '202601', coefficient: '0.5' }
  const before = { prorrata: [{ from: '202603', coefficient: '0.6' }, kept] }
  const after = {
    prorrata: [
      { coefficient: '0.7', from: '202603' },
      { coefficient: '0.5', from: '202601' },
    ],
  }
  expect(describe(before, after)).toEqual([
    { name: 'prorrata', added: ['0.7 desde 202603'], removed: ['0.6 desde 202603'] },
  ])
  const dollar = { currency: 'USD', date: '2026-08-05', rate: '3.755' }
  expect(describe({ exchange_rates: [dollar] }, { exchange_rates: [{ ...dollar, rate: '3.756' }] })).toEqual([
    { name: 'exchange_rates', added: ['USD 3.756 del 2026-08-05'], removed: ['USD 3.755 del 2026-08-05'] },
  ])
  expect(describe({ foreign_words: ['licor', 'joya'] }, { foreign_words: ['joya'] })).toEqual([
    { name: 'foreign_words', added: [], removed: ['licor'] },
  ])
})

test('of values it says what they were and what they are', () => {
  expect(describe({ rce_token_count: 38 }, { rce_token_count: 42 })).toEqual([
    { name: 'rce_token_count', from: '38', to: '42' },
  ])
  const after = { opening_balance: { tax_period: '202607', amount: '30.00' } }
  expect(describe({ opening_balance: null }, after)).toEqual([
    { name: 'opening_balance', from: 'nada', to: '30.00 de 202607' },
  ])
})

test('a change of several settings is told one after the other', () => {
  const names = describe(
    { igv_rates: [], detraction_rates: [], siscont_template: { format: 'xlsx', columns: [] } },
    {
      igv_rates: [{ regime: 'general', from: '2026-01-01', rate: '18' }],
      detraction_rates: [{ code: '037', name: 'X', from: '2026-01-01', rate: '12' }],
      siscont_template: { format: 'txt', columns: [] },
    },
  )
  expect(names).toEqual([
    { name: 'igv_rates', added: ['general 18 desde 2026-01-01'], removed: [] },
    { name: 'detraction_rates', added: ['037 12 desde 2026-01-01'], removed: [] },
    { name: 'siscont_template', from: 'xlsx de 0', to: 'txt de 0' },
  ])
})
