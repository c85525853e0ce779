import { type Centimos, multiplyByRate, parseCentimos, sumCentimos, toDecimalText, zeroCentimos } from '@contapro/sunat'
import type { Settings } from '../contract/contract.ts'
import type { MockVoucher } from './mock-voucher.ts'
import type { MockData } from './mock-data.ts'
import { isCredited } from './moved-credit.ts'

/** Puts the vouchers of a company that no register has put into soles into them by the entered rates, or takes the soles away again. */
export function applyExchangeRates(data: MockData, ruc: string, settings: Settings): void {
  for (const [key, vouchers] of data.vouchers) {
    if (!key.startsWith(`${ruc} `)) continue
    data.vouchers.set(
      key,
      vouchers.map((voucher) => {
        if (voucher.source !== 'xml' || voucher.currency === 'PEN') return voucher
        const own = data.withoutSoles.get(`${ruc} ${voucher.code}`) ?? voucher
        data.withoutSoles.set(`${ruc} ${voucher.code}`, own)
        return inSoles(own, settings)
      }),
    )
  }
}

function inSoles(own: MockVoucher, { values, changes }: Settings): MockVoucher {
  const { exchange_rate_date: day = own.issue_date } = own
  const row = values.exchange_rates.find(({ currency, date }) => currency === own.currency && date === day)
  if (!row) return own
  const soles = (amount: string): Centimos => multiplyByRate(parseCentimos(amount) ?? zeroCentimos, row.rate)
  const [taxable, igv, nonTaxable] = [own.taxable_amount, own.igv_amount, own.non_taxable_amount].map(soles)
  const by = changes.find(({ after }) => after.exchange_rates !== undefined)
  const rated: MockVoucher = {
    ...own,
    taxable_amount: toDecimalText(taxable ?? zeroCentimos),
    igv_amount: toDecimalText(igv ?? zeroCentimos),
    non_taxable_amount: toDecimalText(nonTaxable ?? zeroCentimos),
    total_amount: toDecimalText(sumCentimos([taxable, igv, nonTaxable].map((part) => part ?? zeroCentimos))),
    exchange_rate: row.rate,
    exchange_rate_entry: by ? { entered_by: by.changed_by, entered_at: by.changed_at } : null,
    flag_missing_exchange_rate: false,
  }
  const counts = own.operation_type === 'VENTA' || isCredited(rated)
  return { ...rated, igv_credit_amount: counts ? rated.igv_amount : '0.00' }
}
