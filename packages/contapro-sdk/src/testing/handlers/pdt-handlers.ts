import { sumCentimos, toDecimalText } from '@contapro/sunat'
import type { HttpHandler } from 'msw'
import type { MockVoucher } from '../mock-voucher.ts'
import { aPdt621, aPdtReport } from '../builders/a-pdt-report.ts'
import { filtersOf } from '../filters-of.ts'
import { ratesOf, sumOf } from '../figures-of.ts'
import { voucherKey } from '../mock-data.ts'
import { type MockCall, type MockServer, mockOperation } from '../mock-operation.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { isCredited, movedInto } from '../moved-credit.ts'
import { pageOf } from '../page-of.ts'
import { boxesOf, voucherBoxes, vouchersOfBox } from '../pdt-621-of.ts'
import { perceptionSum, perceptionsOf, retentionSum, retentionsOf } from '../withholdings-of.ts'

/** The Informe PDT and the boxes of the form, from the vouchers as they are decided. */
export function pdtHandlers(server: MockServer): HttpHandler[] {
  return [
    mockOperation(server, 'getPdtReport', (call) => {
      const { operationType = 'COMPRA' } = filtersOf(call.query)
      const { sales, purchases, credited, perceptions, retentions } = monthOf(call)
      const vouchers = operationType === 'VENTA' ? sales : purchases
      return call.reply(
        200,
        aPdtReport({
          operation_type: operationType,
          ...ratesOf(operationType === 'VENTA' ? sales : credited),
          igv_10_label: 'IGV 10%',
          non_taxable_amount: toDecimalText(sumOf(vouchers, 'non_taxable_amount')),
          total_cpes_count: vouchers.length,
          perceptions_count: perceptions.length,
          total_amount_perceptions: perceptionSum(perceptions),
          retentions_count: retentions.length,
          total_amount_retentions: retentionSum(retentions),
        }),
      )
    }),
    mockOperation(server, 'getPdt621', (call) => {
      const { sales, purchases, credited, perceptions, retentions } = monthOf(call)
      const filters = encodeURIComponent(call.query.get('filters') ?? '')
      const facts = {
        sales,
        purchases,
        credited,
        perceptions: perceptionSum(perceptions),
        retentions: retentionSum(retentions),
        addressOf: (box: string) => `/app/internal/dashboard/pdt-621/vouchers?filters=${filters}&box=${box}`,
      }
      const isNothing = sales.length + purchases.length === 0
      const { taxPeriod } = filtersOf(call.query)
      return call.reply(200, aPdt621({ tax_period: taxPeriod, boxes: isNothing ? [] : boxesOf(facts) }))
    }),
    mockOperation(server, 'listPdt621Vouchers', (call) => {
      const month = monthOf(call)
      const box = voucherBoxes.find((one) => one.box === call.query.get('box'))
      if (!box) throw new MockRefusal('REQUEST_MALFORMED')
      // Each voucher of the mock has the tax of its base.
      const rows = call.query.has('off') ? [] : vouchersOfBox(box, month)
      const all = rows.map((voucher) => ({ ...voucher, box_amount: toDecimalText(box.amountOf(voucher)) }))
      const box_amount = toDecimalText(sumCentimos(rows.map(box.amountOf)))
      return call.reply(200, { ...pageOf(all, call.query), summary: { total_items: rows.length, box_amount } })
    }),
  ]
}

type PdtCall = MockCall<'getPdtReport'> | MockCall<'getPdt621'> | MockCall<'listPdt621Vouchers'>

interface Month {
  readonly sales: readonly MockVoucher[]
  readonly purchases: readonly MockVoucher[]
  /** Those that give credit in the month, of other registers too. */
  readonly credited: readonly MockVoucher[]
  readonly perceptions: ReturnType<typeof perceptionsOf>
  readonly retentions: ReturnType<typeof retentionsOf>
}

function monthOf({ query, data, isEmpty, ownBusiness }: PdtCall): Month {
  const { ruc, taxPeriod, businessUuid } = filtersOf(query)
  ownBusiness({ ruc, ...(businessUuid !== undefined && { uuid: businessUuid }) })
  if (isEmpty) return { sales: [], purchases: [], credited: [], perceptions: [], retentions: [] }
  const purchases = data.vouchers.get(voucherKey(ruc, taxPeriod, 'COMPRA')) ?? []
  return {
    sales: data.vouchers.get(voucherKey(ruc, taxPeriod, 'VENTA')) ?? [],
    purchases,
    credited: [...purchases.filter(isCredited), ...movedInto(data, ruc, taxPeriod)],
    perceptions: perceptionsOf(data, ruc, taxPeriod),
    retentions: retentionsOf(data, ruc, taxPeriod),
  }
}
