import { toDecimalText } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type { DecisionResult, ReviewedVoucherList } from '../../contract/contract.ts'
import type { MockVoucher } from '../mock-voucher.ts'
import type { DecisionKind } from '../../observations/moved-rows.ts'
import { sumOf, totalAmountOf } from '../figures-of.ts'
import { type MockData, voucherKey } from '../mock-data.ts'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { movedInto } from '../moved-credit.ts'
import { countsOf, decideVoucher, reviewedVoucher } from '../mock-reviews.ts'
import { pageOf } from '../page-of.ts'

/** The three Observaciones lists, and decisions that move vouchers between them. */
export function observationHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'listObservedVouchers', (call) => call.reply(200, listOf(call, 'observado'))),
    mockOperation(server, 'listRejectedVouchers', (call) => call.reply(200, listOf(call, 'gasto no deducible'))),
    mockOperation(server, 'listValidatedVouchers', (call) => call.reply(200, listOf(call, 'gasto deducible'))),
    mockOperation(server, 'validateVouchers', async (call) => call.reply(200, await decided(call, 'validate'))),
    mockOperation(server, 'declineVouchers', async (call) => call.reply(200, await decided(call, 'decline'))),
    mockOperation(server, 'undoDecisions', async (call) => call.reply(200, await decided(call, 'undo'))),
  ]
}

type ListCall = MockCall<'listObservedVouchers'> | MockCall<'listRejectedVouchers'> | MockCall<'listValidatedVouchers'>

function listOf(call: ListCall, status: MockVoucher['status']): ReviewedVoucherList {
  const { query, data, isEmpty, ownBusiness } = call
  const uuid = query.get('uuid')
  const { ruc } = ownBusiness({ ruc: query.get('ruc') ?? '', ...(uuid !== null && { uuid }) })
  const purchases = isEmpty ? [] : purchasesOf(data, ruc, query.get('tax_period') ?? '')
  const found = purchases.filter((voucher) => voucher.status === status)
  const sum = (field: 'taxable_amount' | 'igv_amount' | 'total_amount'): string => toDecimalText(sumOf(found, field))
  return {
    success: true,
    ...pageOf(
      found.map((voucher) => reviewedVoucher(data, ruc, voucher)),
      query,
    ),
    summary: {
      total_items: found.length,
      taxable_amount: sum('taxable_amount'),
      igv_amount: sum('igv_amount'),
      total_amount: sum('total_amount'),
      ...countsOf(purchases),
    },
  }
}

type DecisionCall = MockCall<'validateVouchers'> | MockCall<'declineVouchers'> | MockCall<'undoDecisions'>

async function decided(call: DecisionCall, kind: DecisionKind): Promise<DecisionResult> {
  const { query, data, user } = call
  const { ruc } = call.ownBusiness({ ruc: query.get('ruc') ?? '' })
  const taxPeriod = query.get('tax_period') ?? ''
  const { cpes } = await call.body()
  const purchases = purchasesOf(data, ruc, taxPeriod)
  const chosen = cpes.map((code) => purchases.find((voucher) => voucher.code === code) ?? code)
  refuseUnknown(chosen)
  if (kind === 'validate') refuseFixed(data, ruc, chosen)
  const now = new Map<MockVoucher, MockVoucher>()
  for (const voucher of chosen) {
    if (typeof voucher !== 'string') now.set(voucher, decideVoucher(data, voucher, { kind, ruc, user }))
  }
  const after = purchases.map((voucher) => now.get(voucher) ?? voucher)
  data.vouchers.set(voucherKey(ruc, taxPeriod, 'COMPRA'), after)
  return {
    data: [...now.values()].map((voucher) => reviewedVoucher(data, ruc, voucher)),
    summary: countsOf(after),
    totals: totalAmountOf({
      sales: data.vouchers.get(voucherKey(ruc, taxPeriod, 'VENTA')) ?? [],
      purchases: after,
      moved: movedInto(data, ruc, taxPeriod),
    }),
  }
}

function purchasesOf({ vouchers }: MockData, ruc: string, taxPeriod: string): readonly MockVoucher[] {
  return vouchers.get(voucherKey(ruc, taxPeriod, 'COMPRA')) ?? []
}

/** All of them or none: a code that is no purchase of the period ends the call. */
function refuseUnknown(chosen: readonly (MockVoucher | string)[]): void {
  const unknown = chosen.filter((voucher) => typeof voucher === 'string')
  if (unknown.length === 0) return
  const message = 'No encontramos este comprobante en el periodo.'
  throw new MockRefusal(
    'VOUCHER_NOT_FOUND',
    unknown.map((field) => ({ code: 'VOUCHER_NOT_FOUND', message, field })),
  )
}

/** What the law rejects no decision revives. */
function refuseFixed(data: MockData, ruc: string, chosen: readonly (MockVoucher | string)[]): void {
  const fixed = chosen.filter(
    (voucher): voucher is MockVoucher =>
      typeof voucher !== 'string' &&
      voucher.status === 'gasto no deducible' &&
      !reviewedVoucher(data, ruc, voucher).allowed_decisions.includes('validate'),
  )
  if (fixed.length === 0) return
  throw new MockRefusal(
    'DECISION_NOT_ALLOWED',
    fixed.map(({ code, status_reasons }) => ({
      code: 'DECISION_NOT_ALLOWED',
      message: status_reasons[0]?.message ?? 'Este comprobante no se puede validar.',
      field: code,
    })),
  )
}
