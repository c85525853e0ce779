import { depositFileName, findDetractionGood, sumCentimos, toDecimalText, zeroCentimos } from '@contapro/sunat'
import type { Contract } from '../../platform/http/contract/contract-values.ts'
import { serieNumberOf } from '../../vouchers/lists/voucher-not-found-error.ts'
import type { DepositFileDifference } from './deposit-file-differences.ts'
import { sumOfLines } from './deposit-files.store.ts'
import { problemText } from './deposit-problem-text.ts'
import { toEntry } from './detraction-answers.ts'
import type { EntryResult } from './enter-detraction.ts'
import type { ComparedDepositFile } from './list-deposit-files.ts'
import type { SuggestedDetraction } from './list-possible-detractions.ts'
import type { PreparedDeposit, PreparedDepositFile } from './prepare-deposit-file.ts'

export function toDepositFileCheck(prepared: PreparedDepositFile): Contract<'deposit-file-check'> {
  const { batch, fileName, isBatchTaken, deposits } = prepared
  return {
    batch,
    file_name: fileName,
    total_amount: toDecimalText(sumCentimos(deposits.map(({ draft }) => draft.amount ?? zeroCentimos))),
    is_ready: !isBatchTaken && deposits.every(({ problems }) => problems.length === 0),
    lines: deposits.map(toLine),
  }
}

function toLine({ purchase, draft, accountSource, problems }: PreparedDeposit): Contract<'deposit-file-line'> {
  return {
    code: purchase.code,
    serie_number: `${purchase.series}-${purchase.number}`,
    supplier_ruc: purchase.supplierDocument,
    supplier_business_name: purchase.supplierName,
    good_or_service_code: draft.goodCode,
    account: draft.account,
    account_source: accountSource,
    amount: draft.amount === null ? null : toDecimalText(draft.amount),
    earlier_file: purchase.earlierFile,
    problems: problems.map((code) => ({ code, message: sentence(problemText(code)) })),
  }
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export function toDepositFile(
  { batch, period, lines, madeAt, madeBy, made, differences }: ComparedDepositFile,
  ownerRuc: string,
): Contract<'deposit-file'> {
  return {
    batch,
    file_name: depositFileName({ ownerRuc, batch }),
    tax_period: period,
    made_by: madeBy,
    made_at: madeAt.toISOString(),
    total_amount: toDecimalText(sumOfLines(lines)),
    deposits_count: lines.length,
    made_deposits_count: made.length,
    differences: differences.map(toDifference),
    state: made.length === 0 ? 'pending' : made.length < lines.length ? 'partial' : 'deposited',
  }
}

function toDifference(one: DepositFileDifference): Contract<'deposit-file-difference'> {
  return {
    code: one.code,
    serie_number: serieNumberOf(one.code),
    good_or_service_code: one.good,
    amount: toDecimalText(one.amount),
    listed_good_or_service_code: one.listedGood,
    listed_amount: one.listedAmount === null ? null : toDecimalText(one.listedAmount),
  }
}

export function toEntryResult({ entry, isReviewing }: EntryResult): Contract<'detraction-entry-result'> {
  return { entry: entry && toEntry(entry), is_reviewing: isReviewing }
}

export function toPossibleList(
  { total, detractions }: { readonly total: number; readonly detractions: readonly SuggestedDetraction[] },
  size: number,
): Contract<'possible-detraction-list'> {
  return {
    vouchers: detractions.map((one) => ({
      code: one.code,
      serie_number: `${one.series}-${one.number}`,
      issuer_date: one.issuedOn,
      supplier_business_name: one.supplierName,
      item_descriptions: [...one.items],
      total_amount: toDecimalText(one.total as typeof zeroCentimos),
      good_or_service_code: one.good,
      good_or_service_name: findDetractionGood(one.good)?.name ?? '',
      rate: one.rate,
      suggested_amount: one.amount === null ? null : toDecimalText(one.amount),
    })),
    pagination: { total_items: total, total_pages: Math.ceil(total / size) },
  }
}
