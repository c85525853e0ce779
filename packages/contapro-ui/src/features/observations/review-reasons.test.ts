import type { Decision, ReviewedVoucher } from '@contapro/sdk'
import { anObservedVoucher } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { decidable, declinedNotes } from './decision-task.ts'
import { observationsMessages } from './observations.messages.ts'
import { advicesOf, reasonText, reviewReasons } from './review-reasons.ts'

const { texts } = observationsMessages
const advice = { code: 'BANK_PAYMENT_NEEDED', message: 'Debe pagarse por un medio bancario (Ley 28194).' }
const mismatch = { code: 'TOTAL_MISMATCH', message: 'El total 1180.01 no es igual a la suma de sus importes, 1180.00.' }
const foreign = {
  code: 'FOREIGN_ITEM',
  name: 'Gasto ajeno al giro',
  message: 'Un ítem parece ajeno al giro del negocio.',
}
const declined: Decision = { kind: 'declined', decided_by: 'Rosa Quispe', decided_at: '2026-09-10T15:00:00Z' }
const fine: Partial<ReviewedVoucher> = { observations: [], status_reasons: [], status: 'gasto deducible' }
const byLaw: Partial<ReviewedVoucher> = {
  observations: [],
  status: 'gasto no deducible',
  status_reasons: [{ code: 'BOLETA_OVER_LIMIT', message: 'La boleta excede el límite.' }],
}

test.each([
  ['a rule by its name', anObservedVoucher(), 'Detracción sin depósito'],
  ['the first of several', anObservedVoucher({ observations: [foreign, foreign] }), 'Gasto ajeno al giro y 1 más'],
  ['a rule without a name', anObservedVoucher({ observations: [{ ...foreign, name: null }] }), 'Otros motivos'],
  ['what the law says', anObservedVoucher(byLaw), 'La boleta excede el límite.'],
  ['an advice alone', anObservedVoucher({ ...fine, advices: [advice] }), 'Recomendación'],
  ['a row that does not add up as an advice', anObservedVoucher({ ...fine, warnings: [mismatch] }), 'Recomendación'],
  ['nothing where nothing is doubted', anObservedVoucher(fine), undefined],
])('a row tells %s', (_, voucher, text) => expect(reasonText(voucher, texts)).toBe(text))

test('a reason is what was found, what it means and its source', () => {
  const voucher = anObservedVoucher({ observations: [foreign], status_reasons: [foreign] })
  expect(reviewReasons(voucher, texts)).toEqual([
    {
      id: 'FOREIGN_ITEM',
      tone: 'bad',
      title: 'Gasto ajeno al giro',
      sentences: [
        'Un ítem parece ajeno al giro del negocio.',
        expect.stringContaining('gastos ajenos'),
        expect.stringMatching(/^Base legal: TUO de la Ley del Impuesto a la Renta, art\. 37/),
      ],
    },
  ])
})

test('a rule that this version does not know shows its own sentence', () => {
  const unknown = { code: 'SOMETHING_NEW', name: null, message: 'Una regla nueva lo observa.' }
  const [reason] = reviewReasons(anObservedVoucher({ observations: [unknown] }), texts)
  expect(reason?.sentences).toEqual(['Una regla nueva lo observa.'])
})

test("the accountant's own decision is no reason of the law", () => {
  const voucher = anObservedVoucher({
    ...byLaw,
    status_reasons: [{ code: 'DECLINED', message: 'Lo rechazaste.' }],
    decision: declined,
  })
  expect(reviewReasons(voucher, texts)).toEqual([])
})

test('an advice comes with its source', () => {
  const [shown] = advicesOf(anObservedVoucher({ advices: [advice] }), texts)
  expect(shown?.title).toBe(advice.message)
  expect(shown?.sentences.at(-1)).toContain('Ley 28194')
})

test('a decision takes those of the chosen that it is allowed for', () => {
  const [open, fixed] = [anObservedVoucher(), anObservedVoucher({ allowed_decisions: ['undo'] })]
  expect(decidable('validate', [open, fixed])).toEqual([open])
  expect(decidable('undo', [open, fixed])).toEqual([fixed])
})

test('only credit notes that are declined want a warning', () => {
  const [note, invoice] = [anObservedVoucher({ type: '07' }), anObservedVoucher()]
  expect(declinedNotes({ kind: 'decline', vouchers: [note, invoice] })).toEqual([note])
  expect(declinedNotes({ kind: 'validate', vouchers: [note] })).toEqual([])
})

test('what a voucher contradicts itself in is shown once, beside the advices', () => {
  const same = { code: 'XML_REMAINDER', message: 'El XML no suma. Revísalo con tu proveedor.' }
  const warnings = [mismatch, { ...same, message: 'El XML no suma.' }]
  const shown = advicesOf(anObservedVoucher({ advices: [same], warnings }), texts)
  expect(shown.map(({ title }) => title)).toEqual([same.message, mismatch.message])
})
