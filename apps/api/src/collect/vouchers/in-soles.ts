import { purchaseAmountsInSoles, saleAmountsInSoles } from '@contapro/sunat/ubl'
import { columnsOf, noColumns } from './amount-columns.ts'
import type { UntreatedVoucher } from './voucher-row.ts'

/** The exchange rate that the accountant entered for a currency and a day; undefined where none is. */
export type EnteredRates = (currency: string, issuedOn: string) => string | undefined

/** Whether no register has put the voucher into soles: its source is an XML in another currency. */
export const isWithoutSoles = ({ source, currency }: Pick<UntreatedVoucher, 'source' | 'currency'>): boolean =>
  source === 'xml' && currency !== 'PEN'

/**
 * Puts a voucher that no register has put into soles into them by the rate that the accountant entered, or takes them away where there is
 * none (any more). A register row is not touched: its rate and its soles win.
 */
export function inSoles(voucher: UntreatedVoucher, enteredRate: EnteredRates): UntreatedVoucher {
  if (!isWithoutSoles(voucher)) return voucher
  const { operation, originalAmounts: own } = voucher
  const rate = own === null ? undefined : enteredRate(voucher.currency, voucher.issuedOn)
  if (own === null || rate === undefined) return { ...voucher, exchangeRate: null, ...noColumns(operation) }
  const amounts = 'taxableDg' in own ? purchaseAmountsInSoles(own, rate) : saleAmountsInSoles(own, rate)
  return { ...voucher, exchangeRate: rate, ...columnsOf(amounts) }
}
