import { type Centimos, centimos, zeroCentimos } from '../money/centimos.ts'
import type { PurchaseAmounts, SaleAmounts } from '../sire/register-row.ts'
import { signedAmount } from '../voucher/signed-amount.ts'
import { givesCredit } from '../voucher/voucher-types.ts'
import { iscInIgvBase } from './isc-of-base.ts'
import type { UblVoucher } from './ubl-voucher.ts'

/**
 * The amounts of a purchase in soles, as `ownPurchaseAmounts`. Null for a voucher in another currency, whose soles its register row knows
 * (decisions 20), or an exchange rate (`purchaseAmountsInSoles`).
 */
export function purchaseAmountsOf(voucher: UblVoucher): PurchaseAmounts | null {
  return voucher.currency === 'PEN' ? ownPurchaseAmounts(voucher) : null
}

/**
 * The amounts of a purchase in the voucher's own currency as RCE would hold them, all of it meant for taxed sales (DG) until the register
 * says otherwise; credit notes are negative. A boleta, or a note about one, gives no credit: its tax is part of its cost, so
 * that base and tax stand in "no gravadas", as buyers annotate it. The base includes the ISC that IGV is computed on, IVAP goes to "no gravadas" and to the other charges (R.S. 040-2022, Anexo 11,
 * fields 15 and 21); what is left to the total (charges, rounding, advances) is other charges.
 */
export function ownPurchaseAmounts(voucher: UblVoucher): PurchaseAmounts {
  const of = signedTaxes(voucher)
  const isc = of.amount('2000')
  const taxable = sum([of.taxable('1000'), of.iscInBase])
  const untaxed = sum([
    of.taxable('9997'),
    of.taxable('9998'),
    of.taxable('9995'),
    of.taxable('1016'),
    centimos(isc - of.iscInBase),
  ])
  const igv = of.amount('1000')
  const hasCredit = givesCredit(voucher.type) && voucher.modified?.type !== '03'
  const amounts = {
    taxableDg: hasCredit ? taxable : zeroCentimos,
    igvDg: hasCredit ? igv : zeroCentimos,
    untaxed: hasCredit ? untaxed : sum([untaxed, taxable, igv]),
    icbper: of.amount('7152'),
  }
  const rest = of.payable - sum([amounts.taxableDg, amounts.igvDg, amounts.untaxed, amounts.icbper])
  return {
    ...amounts,
    taxableDgng: zeroCentimos,
    igvDgng: zeroCentimos,
    taxableDng: zeroCentimos,
    igvDng: zeroCentimos,
    isc,
    otherCharges: centimos(rest),
    total: of.payable,
  }
}

/** The amounts of a sale in soles, as `ownSaleAmounts`. Null for a voucher in another currency (`saleAmountsInSoles`). */
export function saleAmountsOf(voucher: UblVoucher): SaleAmounts | null {
  return voucher.currency === 'PEN' ? ownSaleAmounts(voucher) : null
}

/**
 * The amounts of a sale in the voucher's own currency as RVIE would hold them; credit notes are negative and stand in the columns of the
 * same period, since the XML does not date the voucher that they modify. The base is without ISC (R.S. 112-2021, Anexo 3, field 15); what is left to the total is other taxes.
 */
export function ownSaleAmounts(voucher: UblVoucher): SaleAmounts {
  const of = signedTaxes(voucher)
  const amounts = {
    exportValue: of.taxable('9995'),
    taxable: of.taxable('1000'),
    igv: of.amount('1000'),
    exonerated: of.taxable('9997'),
    unaffected: of.taxable('9998'),
    isc: of.amount('2000'),
    ivapTaxable: of.taxable('1016'),
    ivap: of.amount('1016'),
    icbper: of.amount('7152'),
  }
  return {
    ...amounts,
    taxableDiscount: zeroCentimos,
    igvDiscount: zeroCentimos,
    otherTaxes: centimos(of.payable - sum(Object.values(amounts))),
    total: of.payable,
  }
}

interface SignedTaxes {
  readonly payable: Centimos
  readonly iscInBase: Centimos
  taxable(scheme: string): Centimos
  amount(scheme: string): Centimos
}

function signedTaxes(voucher: UblVoucher): SignedTaxes {
  const signed = (amount: number) => signedAmount(voucher.type, amount)
  const find = (scheme: string) => voucher.taxes.find((tax) => tax.scheme === scheme)
  return {
    payable: signed(voucher.payable),
    iscInBase: signed(iscInIgvBase(voucher)),
    taxable: (scheme) => signed(find(scheme)?.taxable ?? 0),
    amount: (scheme) => signed(find(scheme)?.amount ?? 0),
  }
}

function sum(amounts: readonly Centimos[]): Centimos {
  return centimos(amounts.reduce((total, amount) => total + amount, 0))
}
