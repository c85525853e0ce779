import { addMonths, parseTaxPeriod, toDecimalText } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type { OperationType } from '../../contract/contract.ts'
import type { MockVoucher } from '../mock-voucher.ts'
import { filtersOf } from '../filters-of.ts'
import { purchaseDashboardOf, salesDashboardOf, sumOf, type TwoMonths, totalAmountOf } from '../figures-of.ts'
import { type MockData, voucherKey } from '../mock-data.ts'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { movedInto } from '../moved-credit.ts'

/** The figures of a period, added up from its vouchers. */
export function dashboardHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'getTotalAmount', (call) => {
      const { ruc } = call.ownBusiness({ ruc: call.query.get('ruc') ?? '' })
      const taxPeriod = call.query.get('tax_period') ?? ''
      const [sales, purchases] = [month(call, ruc, taxPeriod, 'VENTA'), month(call, ruc, taxPeriod, 'COMPRA')]
      const moved = call.isEmpty ? [] : movedInto(call.data, ruc, taxPeriod)
      return call.reply(200, totalAmountOf({ sales, purchases, moved }))
    }),
    mockOperation(server, 'getPurchaseDashboard', (call) => {
      const { ruc, taxPeriod } = filtersOf(call.query)
      const moved = call.isEmpty ? [] : movedInto(call.data, ruc, taxPeriod)
      return call.reply(200, purchaseDashboardOf(twoMonths(call, 'COMPRA'), moved))
    }),
    mockOperation(server, 'getSalesDashboard', (call) => call.reply(200, salesDashboardOf(twoMonths(call, 'VENTA')))),
    mockOperation(server, 'getHistory', (call) => {
      const { ruc, taxPeriod, operationType = 'COMPRA' } = filtersOf(call.query)
      call.ownBusiness({ ruc })
      const periods = Array.from({ length: 12 }, (_, index) => monthBefore(taxPeriod, 11 - index))
      const entries = periods.map((period) => {
        const vouchers = month(call, ruc, period, operationType)
        const total = toDecimalText(sumOf(vouchers, 'total_amount'))
        return [period, { total_importe_total: total, total_cpes_count: vouchers.length }] as const
      })
      return call.reply(200, { history: Object.fromEntries(entries) })
    }),
  ]
}

type VoucherSource = Pick<MockCall<'getTotalAmount'>, 'isEmpty'> & { readonly data: MockData }

function month(
  { data, isEmpty }: VoucherSource,
  ruc: string,
  taxPeriod: string,
  operationType: OperationType,
): readonly MockVoucher[] {
  return isEmpty ? [] : (data.vouchers.get(voucherKey(ruc, taxPeriod, operationType)) ?? [])
}

function twoMonths(
  call: MockCall<'getPurchaseDashboard'> | MockCall<'getSalesDashboard'>,
  operationType: OperationType,
): TwoMonths {
  const { ruc, taxPeriod, businessUuid } = filtersOf(call.query)
  call.ownBusiness({ ruc, uuid: businessUuid ?? '' })
  return {
    now: month(call, ruc, taxPeriod, operationType),
    before: month(call, ruc, monthBefore(taxPeriod, 1), operationType),
  }
}

function monthBefore(taxPeriod: string, months: number): string {
  const period = parseTaxPeriod(taxPeriod)
  if (!period) throw new MockRefusal('REQUEST_MALFORMED')
  return addMonths(period, -months)
}
