import type { ReviewedVoucher } from '@contapro/sdk'
import { anObservedVoucher } from '@contapro/sdk/testing'
import { expect, test } from 'vitest'
import { type DecisionKind, decidable, declinedNotes, decisionStake, needsStake } from './decision-task.ts'

const old = { code: 'OVER_TWELVE_MONTHS', message: 'Tiene más de doce meses.' }
const boleta = { code: 'TYPE_WITHOUT_CREDIT', message: 'Su tipo no da crédito.' }

// The sample month's observed purchases, and kinds that it has not: a credit note subtracts while it is observed.
const service = anObservedVoucher({ number: '12', igv_at_stake_amount: '900.00' })
const invoice = anObservedVoucher({ number: '66', igv_at_stake_amount: '810.00' })
const late = anObservedVoucher({ number: '67', igv_credit: 'later', igv_at_stake_amount: '135.00' })
const tooOld = anObservedVoucher({
  number: '3',
  igv_credit: 'no',
  igv_credit_reasons: [old],
  igv_at_stake_amount: '0.00',
})
const receipt = anObservedVoucher({
  number: '77',
  type: '03',
  igv_credit: 'no',
  igv_credit_reasons: [boleta],
  igv_at_stake_amount: '0.00',
})
const note = anObservedVoucher({ number: '8', type: '07', igv_at_stake_amount: '-54.00' })
const numbersOf = (vouchers: readonly ReviewedVoucher[]) => vouchers.map(({ number }) => number)

test.each<[DecisionKind, readonly ReviewedVoucher[], number, object]>([
  // 900 + 810 + 135
  ['validate', [service, invoice, late, tooOld, receipt], 1_845_00, { later: ['67'], tooOld: ['3'], without: ['77'] }],
  // The note subtracts already.
  ['validate', [service, note], 900_00, { later: [], tooOld: [], without: [] }],
  // 900 − 54: declined, the note no longer subtracts.
  ['decline', [service, note], 846_00, { later: [], tooOld: [], without: [] }],
  ['validate', [tooOld, receipt], 0, { later: [], tooOld: ['3'], without: ['77'] }],
])('%s of %# says how much IGV it moves and what never counts', (kind, vouchers, igv, names) => {
  const stake = decisionStake({ kind, vouchers })
  expect(stake.igv).toBe(igv)
  expect({
    later: numbersOf(stake.later),
    tooOld: numbersOf(stake.tooOld),
    without: numbersOf(stake.withoutCredit),
  }).toEqual(names)
})

test('only what decides about several says so first', () => {
  expect(needsStake({ kind: 'validate', vouchers: [service, invoice] })).toBe(true)
  expect(needsStake({ kind: 'validate', vouchers: [service] })).toBe(false)
  expect(needsStake({ kind: 'undo', vouchers: [service, invoice] })).toBe(false)
})

const special = anObservedVoucher({ number: '9', type: '87' })

test('a decision reaches those of the chosen purchases that it may be made about', () => {
  const decided = { ...invoice, allowed_decisions: ['undo' as const] }
  const open = { ...invoice, allowed_decisions: ['validate' as const, 'decline' as const] }
  expect(decidable('validate', [open, decided])).toEqual([open])
  expect(decidable('undo', [open, decided])).toEqual([decided])
})

test('only a credit note that is declined is warned of, since it would no longer subtract', () => {
  const vouchers = [invoice, note, special]
  expect(declinedNotes({ kind: 'decline', vouchers })).toEqual([note, special])
  expect(declinedNotes({ kind: 'validate', vouchers })).toEqual([])
})
