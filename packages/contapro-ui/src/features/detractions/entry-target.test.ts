import { aDetraction, anUnpaidDetraction } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { purchaseCode, unpaidTarget } from './entry-target.ts'

test('a purchase is named by its own code, without the RUC of the company', () => {
  expect(purchaseCode(aDetraction())).toMatch(/^20\d{9}-01-E001-12$/)
})

test('what was entered before is offered again', () => {
  const entry = {
    is_subject: true,
    good_or_service_code: '027',
    amount: '94.00',
    entered_by: 'Ana Quispe',
    entered_at: '2026-09-02T15:04:05.000Z',
  }
  expect(unpaidTarget(anUnpaidDetraction({ entry }))).toMatchObject({ name: 'E001-12', good: '027', entry })
  expect(unpaidTarget(anUnpaidDetraction())).toMatchObject({ good: '', entry: null })
})
