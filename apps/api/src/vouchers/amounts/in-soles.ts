import { isNote } from '@contapro/sunat/observations'
import { voucherCode } from '@contapro/sunat/sire'
import { purchaseAmountsInSoles, saleAmountsInSoles } from '@contapro/sunat/ubl'
import { columnsOf, noColumns } from '../rows/amount-columns.ts'
import type { UntreatedVoucher } from '../rows/voucher-row.ts'

/** The exchange rate that the accountant entered for a currency and a day; undefined where none is. */
export type EnteredRates = (currency: string, issuedOn: string) => string | undefined

/** A voucher that a note modifies: its own exchange rate, and the day of an entered one. */
export type RatedVoucher = Pick<UntreatedVoucher, 'source' | 'currency' | 'exchangeRate' | 'issuedOn'>

/** Whether no register has put the voucher into soles: its source is an XML in another currency. */
export const isWithoutSoles = ({ source, currency }: Pick<UntreatedVoucher, 'source' | 'currency'>): boolean =>
  source === 'xml' && currency !== 'PEN'

/** The code of the voucher whose exchange rate a note has; undefined for what is no note, and for a note that names no voucher. */
export function modifiedCodeOf(note: UntreatedVoucher): string | undefined {
  const { issuerDocument, modifiedType: type, modifiedSeries: series, modifiedNumber: number } = note
  if (!isNote(note.type) || !number) return undefined
  return voucherCode({ issuerDocument, type: type ?? '', series: series ?? '', number })
}

/**
 * Puts a voucher that no register has put into soles into them by its exchange rate, or takes them away if none is known (any more).
 * A register row is not touched: its rate and its soles win.
 */
export function inSoles(
  voucher: UntreatedVoucher,
  modified: ReadonlyMap<string, RatedVoucher>,
  enteredRate: EnteredRates,
): UntreatedVoucher {
  if (!isWithoutSoles(voucher)) return voucher
  const { operation, originalAmounts: own } = voucher
  const rate = own === null ? undefined : rateOf(voucher, modified, enteredRate)
  if (own === null || rate === undefined) return { ...voucher, exchangeRate: null, ...noColumns(operation) }
  const amounts = 'taxableDg' in own ? purchaseAmountsInSoles(own, rate) : saleAmountsInSoles(own, rate)
  return { ...voucher, exchangeRate: rate, ...columnsOf(amounts) }
}

/** The rate of the day on which the obligation arose: a note has that of the voucher that it modifies (Reglamento de la LIGV, art. 5 num. 17). */
function rateOf(
  voucher: UntreatedVoucher,
  modified: ReadonlyMap<string, RatedVoucher>,
  enteredRate: EnteredRates,
): string | undefined {
  const code = modifiedCodeOf(voucher)
  const rated = code === undefined ? voucher : modified.get(code)
  if (rated === undefined) return undefined
  const isRegistered = rated.currency === voucher.currency && !isWithoutSoles(rated)
  return (isRegistered ? rated.exchangeRate : null) ?? enteredRate(voucher.currency, rated.issuedOn)
}
