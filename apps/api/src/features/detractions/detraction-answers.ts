import {
  centimos,
  detractionAccountName,
  detractionDeadline,
  detractionDueDate,
  findDetractionGood,
  findDetractionOperation,
  type TaxPeriod,
  toDecimalText,
  voucherTypeName,
  zeroCentimos,
} from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { creditIgv } from '../../vouchers/figures/credit-igv.ts'
import { printedFormat, voucherFileName } from '../../vouchers/files/voucher-file-name.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { Deposit, DetractedPurchase } from './detraction-columns.ts'
import type { EnteredFacts } from './detraction-entries.store.ts'
import type { DetractionNote } from './detraction-notes.store.ts'
import type { DetractionTotals } from './get-detraction-totals.ts'
import type { DetractionPage, ListedDetraction } from './list-detractions.ts'

export function toDetractionList(
  { business, sums, detractions, ...surroundings }: DetractionPage,
  { size }: Page,
  addresses: FileAddresses,
): Contract<'detraction-list'> {
  const total_items = sums.detractions
  return {
    vouchers: detractions.map((detraction) => ({
      voucher_unique_code: `${business.ruc}-${codeOf(detraction)}`,
      voucher_type_name: typeNameOf(codeOf(detraction)),
      ...(detraction.deposit ? depositFacts(detraction.deposit) : dueFacts(detraction, surroundings)),
      ...purchaseFacts(detraction.purchase),
      supplier_business_name: detraction.purchase?.supplierName ?? detraction.deposit?.supplierName ?? '',
      img_cpe_file_url: fileOf(detraction.purchase, business.uuid, addresses),
    })),
    summary: {
      total_items,
      total_amount_detractions: toDecimalText(sums.amount),
      unknown_amount_count: sums.unknown,
      ...(sums.outside === null ? {} : { paid_outside_count: sums.outside }),
    },
    pagination: { total_items, total_pages: Math.ceil(total_items / size) },
  }
}

export function toDetractionTotals({ paid, unpaid, unknown, total }: DetractionTotals): Contract<'detraction-totals'> {
  return {
    sum_paid_detractions: toDecimalText(paid),
    sum_not_paid_detractions: toDecimalText(unpaid),
    unknown_not_paid_detractions_count: unknown,
    total_amount_detractions: toDecimalText(total),
  }
}

/** As the deposit words it: it may name less than a voucher. */
function codeOf({ deposit, purchase }: ListedDetraction): string {
  if (deposit) return [deposit.supplierRuc, deposit.voucherType, deposit.series, deposit.number].join('-')
  return purchase.code
}

function typeNameOf(code: string): string | null {
  const type = code.split('-')[1]
  return type ? voucherTypeName(type) : null
}

function depositFacts(deposit: Deposit) {
  const { paidOn, timeOfPayment, operationCode, goodCode } = deposit
  return {
    customer_identity_number: deposit.supplierRuc,
    deposit_amount: toDecimalText(centimos(deposit.amount)),
    payment_datetime: timeOfPayment === null ? paidOn : `${paidOn}T${timeOfPayment}`,
    certificate_number: deposit.receiptNumber,
    operation_code: codeOrNull(operationCode, 2),
    operation_name: findDetractionOperation(operationCode)?.name ?? null,
    ...goodFacts(goodCode),
    // SUNAT's report of deposits tells neither.
    sol_user: null,
    operation_number: null,
    account_number: deposit.account || null,
    account_type_name: detractionAccountName(deposit.accountType),
    tax_period_payment: deposit.namedPeriod,
    detraction_payment: deposit.paymentNumber || null,
    due: null,
    entry: null,
  }
}

type Unpaid = Extract<ListedDetraction, { readonly deposit: null }>

function dueFacts({ purchase, due }: Unpaid, surroundings: Pick<DetractionPage, 'today' | 'prorrata'>) {
  return {
    customer_identity_number: purchase.supplierDocument,
    deposit_amount: due.owed === null ? null : toDecimalText(due.owed),
    payment_datetime: null,
    certificate_number: null,
    operation_code: null,
    operation_name: null,
    ...goodFacts(due.good ?? ''),
    sol_user: null,
    operation_number: null,
    account_number: null,
    account_type_name: null,
    tax_period_payment: null,
    detraction_payment: null,
    due: toDue({ purchase, due }, surroundings),
    entry: purchase.entered && toEntry(purchase.entered),
  }
}

function toDue(
  { purchase, due }: Pick<Unpaid, 'purchase' | 'due'>,
  { today, prorrata }: Pick<DetractionPage, 'today' | 'prorrata'>,
): Contract<'detraction-due'> {
  const period = purchase.period as TaxPeriod
  const { rule, on } = detractionDueDate(due.good, period)
  const igv = creditIgv(centimos(purchase.igvDg ?? 0), centimos(purchase.igvDgng ?? 0), prorrata)
  return {
    deadline: on,
    deadline_rule: rule === 'before-removal' ? 'before_removal' : 'payment_or_fifth_working_day',
    is_overdue: today > detractionDeadline(period),
    rate: due.rate,
    credit_amount: toDecimalText(purchase.credit === 'no' ? zeroCentimos : igv),
    notes: purchase.notes.map(toNote),
    deposit_file: purchase.depositFile,
  }
}

const toNote = ({ code, series, number, issued_on, total }: DetractionNote): Contract<'detraction-note'> => ({
  code,
  serie_number: `${series}-${number}`,
  issuer_date: issued_on,
  total_amount: toDecimalText(centimos(total)),
})

export function toEntry(entered: EnteredFacts): Contract<'detraction-entry'> {
  return {
    is_subject: entered.is_subject === true,
    good_or_service_code: entered.good,
    amount: entered.amount === null ? null : toDecimalText(centimos(entered.amount)),
    entered_by: entered.entered_by,
    entered_at: entered.entered_at,
  }
}

function purchaseFacts(purchase: DetractedPurchase | null) {
  if (purchase === null) return { serie_number: null, issuer_date: null, total_amount: null }
  const { series, number, issuedOn, total, missingExchangeRate } = purchase
  return {
    serie_number: `${series}-${number}`,
    issuer_date: issuedOn,
    total_amount: missingExchangeRate ? null : toDecimalText(centimos(total)),
  }
}

function goodFacts(code: string) {
  return {
    good_or_service_code: codeOrNull(code, 3),
    good_or_service_name: findDetractionGood(code)?.name ?? null,
  }
}

/** A report may hold anything where a code belongs. */
const codeOrNull = (text: string, digits: number): string | null =>
  text.length === digits && /^[0-9]+$/.test(text) ? text : null

function fileOf(purchase: DetractedPurchase | null, businessUuid: string, addresses: FileAddresses): string | null {
  if (!purchase || purchase.xmlDocument === null) return null
  return addresses.sign({ businessUuid, fileName: voucherFileName(purchase.code, printedFormat(purchase.itemCount)) })
}
