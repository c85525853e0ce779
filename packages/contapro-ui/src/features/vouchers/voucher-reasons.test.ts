import { aSaleAdvice, aVoucher } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { voucherDetailTexts } from './voucher-detail.messages.ts'
import { voucherReasons } from './voucher-reasons.ts'

const titles = (...facts: Parameters<typeof aVoucher>): string[] =>
  voucherReasons(aVoucher(...facts), voucherDetailTexts, 'es-PE').map(({ title }) => title)

test.each([
  ['yes', 'Da crédito fiscal'],
  ['no', 'No da crédito fiscal'],
  ['later', 'Dará crédito fiscal más adelante'],
] as const)('a purchase with credit "%s" says "%s"', (igv_credit, title) =>
  expect(titles({ igv_credit })).toContain(title),
)

test('a purchase whose detraction was deposited late names the period of its credit', () => {
  expect(titles({ igv_credit: 'later', igv_credit_period: '202609' })).toContain('Da crédito fiscal en setiembre 2026')
})

test('the reasons of the server stand below what they explain', () => {
  const reasons = voucherReasons(
    aVoucher({
      igv_credit: 'no',
      igv_credit_reasons: [
        { code: 'TYPE_WITHOUT_CREDIT', message: 'Este tipo no da crédito.' },
        { code: 'OVER_TWELVE_MONTHS', message: 'Pasaron doce meses.' },
      ],
    }),
    voucherDetailTexts,
    'es-PE',
  )
  expect(reasons[0]?.sentences).toEqual(['Este tipo no da crédito.', 'Pasaron doce meses.'])
})

test('texts of a host name the part of a boleta that still fits, and only where the answer has one', () => {
  const reason = { code: 'BOLETA_OVER_LIMIT', message: 'La boleta excede el límite.' }
  const texts = { ...voucherDetailTexts, reason: ({ fitting_amount = 'nothing' }) => `fits: ${fitting_amount}` }
  const boleta = aVoucher({ status_reasons: [{ ...reason, fitting_amount: '13.72' }, reason] })
  const [status] = voucherReasons(boleta, texts, 'en-US').filter(({ id }) => id === 'status')
  expect(status?.sentences).toEqual(['fits: 13.72', 'fits: nothing'])
})

test('a voucher without exchange rate says so first', () => {
  expect(titles({ currency: 'USD', flag_missing_exchange_rate: true })[0]).toBe('Falta tipo de cambio')
})

test('a sale has neither credit nor status to explain', () => {
  expect(titles({ operation_type: 'VENTA', status: null, igv_credit: null })).toEqual([])
})

test('a sale says what it is advised about, each with its title', () => {
  const advices = [
    aSaleAdvice(),
    aSaleAdvice({ code: 'RATE_IMPOSSIBLE', name: 'Tasa de IGV inválida', message: 'No.' }),
  ]
  const reasons = voucherReasons(
    aVoucher({ operation_type: 'VENTA', sale_advices: advices }),
    voucherDetailTexts,
    'es-PE',
  )
  expect(reasons).toEqual([
    { id: 'NUMBER_GAP', tone: 'wait', title: 'Salto en la numeración', sentences: [aSaleAdvice().message] },
    { id: 'RATE_IMPOSSIBLE', tone: 'wait', title: 'Tasa de IGV inválida', sentences: ['No.'] },
  ])
})

test('what contradicts the voucher itself and what another row or file says stand under titles of their own', () => {
  const warnings = [
    { code: 'TOTAL_MISMATCH', message: 'El total no es la suma.' },
    { code: 'ROW_OF_OLDER_FILE', message: 'No cuenta la línea 2.' },
    { code: 'XML_OTHER_THAN_REGISTER', message: 'Los importes del XML no cuentan.' },
  ]
  const reasons = voucherReasons(aVoucher({ warnings }), voucherDetailTexts, 'es-PE')
  expect(reasons.filter(({ id }) => id === 'warnings' || id === 'set-aside')).toEqual([
    { id: 'warnings', tone: 'wait', title: 'Sus importes no cuadran', sentences: ['El total no es la suma.'] },
    {
      id: 'set-aside',
      tone: 'wait',
      title: 'Otra fila o archivo dice otra cosa',
      sentences: ['No cuenta la línea 2.', 'Los importes del XML no cuentan.'],
    },
  ])
})
