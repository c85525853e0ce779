import {
  type Centimos,
  centimos,
  countsAsCredit,
  crossingBoletaText,
  type PurchaseCreditReason,
  type PurchaseStatusReason,
  purchaseReasonText,
  signedAmount,
  toDecimalText,
  voucherTypeName,
  zeroCentimos,
} from '@contapro/sunat'
import { toHandEntry } from '../../company/settings/hand-entry-answers.ts'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { creditIgv } from '../figures/credit-igv.ts'
import { printedFormat, type VoucherFileFormat, voucherFileName } from '../files/voucher-file-name.ts'
import type { VoucherRow } from './voucher-rows.store.ts'
import { voucherWarnings } from './voucher-warnings.ts'
import type { ListedVoucher } from './with-listed-facts.ts'

/** What an answer about a voucher needs beside its row. */
export interface VoucherSurroundings {
  readonly addresses: FileAddresses
  readonly prorrata: string | undefined
}

export function toVoucher(
  { businessUuid, row, rateDay, rateEntry, setAside, boletaPart }: ListedVoucher,
  { addresses, prorrata }: VoucherSurroundings,
): Contract<'voucher'> {
  const amounts = amountsOf(row, prorrata)
  const isForeign = row.currency !== 'PEN'
  // What is known only from a register has no file.
  const linkOf = (format: VoucherFileFormat): string | null =>
    row.xmlDocument === null ? null : addresses.sign({ businessUuid, fileName: voucherFileName(row.code, format) })
  return {
    code: row.code,
    operation_type: row.operation,
    tax_period: row.period,
    issue_date: row.issuedOn,
    due_date: row.dueOn,
    type: row.type,
    type_name: voucherTypeName(row.type),
    serie: row.series,
    number: row.number,
    supplier_ruc: row.counterpartyDocument,
    supplier_business_name: row.counterpartyName,
    item_description: itemDescription(row.descriptions),
    taxable_amount: toDecimalText(amounts.taxable),
    igv_amount: toDecimalText(amounts.igv),
    non_taxable_amount: toDecimalText(amounts.nonTaxable),
    total_amount: toDecimalText(amounts.total),
    igv_credit_amount: toDecimalText(amounts.igvCounted),
    currency: row.currency,
    exchange_rate: isForeign ? row.exchangeRate : null,
    exchange_rate_entry: toHandEntry(rateEntry),
    exchange_rate_date: rateDay,
    original_total_amount: originalTotal(row),
    flag_missing_exchange_rate: row.missingExchangeRate,
    afecto_detraccion: row.hasDetraction ? 'si' : 'no',
    igv_rate: row.rate,
    status: row.status || null,
    status_reasons: row.statusReasons.map((code) => toStatusReason(code, boletaPart)),
    igv_credit: row.credit || null,
    igv_credit_period: row.credit === 'later' ? row.creditPeriod : null,
    igv_credit_reasons: row.creditReasons.map(toReason),
    warnings: [...voucherWarnings(row), ...setAside],
    source: row.source,
    img_cpe_link: linkOf(printedFormat(row.descriptions.length)),
    xml_cpe_link: linkOf('xml'),
  }
}

interface Amounts {
  readonly taxable: Centimos
  readonly igv: Centimos
  readonly nonTaxable: Centimos
  readonly total: Centimos
  /** What the voucher adds to the IGV of its side. */
  readonly igvCounted: Centimos
}

const sum = (...amounts: (number | null)[]): Centimos => centimos(amounts.reduce<number>((a, b) => a + (b ?? 0), 0))

/** Soles; in the voucher's own currency, counted nowhere, while nothing has put it into soles (decisions 20). */
function amountsOf(row: VoucherRow, prorrata: string | undefined): Amounts {
  return row.missingExchangeRate ? ownAmountsOf(row) : amountsInSolesOf(row, prorrata)
}

function ownAmountsOf({ type, originalNet, originalIgv, originalTotal: total }: VoucherRow): Amounts {
  const signed = (amount: number | null): Centimos => signedAmount(type, amount ?? 0)
  const [taxable, nonTaxable] = originalIgv ? [originalNet, 0] : [0, originalNet]
  return {
    taxable: signed(taxable),
    igv: signed(originalIgv),
    nonTaxable: signed(nonTaxable),
    total: signed(total),
    igvCounted: zeroCentimos,
  }
}

function amountsInSolesOf(row: VoucherRow, prorrata: string | undefined): Amounts {
  const igv = sum(row.igvDg, row.igvDgng, row.igvDng, row.igv, row.igvDiscount)
  return {
    taxable: sum(row.taxableDg, row.taxableDgng, row.taxableDng, row.taxable, row.taxableDiscount),
    igv,
    nonTaxable: sum(row.untaxed, row.exportValue, row.exonerated, row.unaffected),
    total: centimos(row.total),
    igvCounted: row.operation === 'VENTA' ? salesIgvOf(row, igv) : creditOf(row, prorrata),
  }
}

const salesIgvOf = ({ annulled }: VoucherRow, igv: Centimos): Centimos => (annulled ? zeroCentimos : igv)

function creditOf({ type, status, credit, igvDg, igvDgng }: VoucherRow, prorrata: string | undefined): Centimos {
  if (status === '' || credit === '' || !countsAsCredit(type, { status, credit })) return zeroCentimos
  return creditIgv(sum(igvDg), sum(igvDgng), prorrata)
}

/** What a purchase adds to "IGV compras" once it is deducible, in whichever period it counts. */
export function igvAtStake({ credit, igvDg, igvDgng }: VoucherRow, prorrata: string | undefined): Centimos {
  return credit === 'yes' || credit === 'later' ? creditIgv(sum(igvDg), sum(igvDgng), prorrata) : zeroCentimos
}

function originalTotal({ type, originalCurrency, originalTotal: total }: VoucherRow): string | null {
  return originalCurrency === null || originalCurrency === 'PEN' || total === null
    ? null
    : toDecimalText(signedAmount(type, total))
}

function itemDescription(descriptions: readonly string[]): string | string[] | null {
  const [first, ...others] = descriptions
  if (first === undefined) return null
  return others.length === 0 ? first : [first, ...others]
}

function toStatusReason(code: string, boletaPart: Centimos | undefined): Contract<'status-reason'> {
  if (code !== 'BOLETA_OVER_LIMIT' || boletaPart === undefined) return toReason(code)
  return { code, message: crossingBoletaText(boletaPart), fitting_amount: toDecimalText(boletaPart) }
}

function toReason(code: string): Contract<'reason'> {
  return { code, message: purchaseReasonText(code as PurchaseStatusReason | PurchaseCreditReason) }
}
