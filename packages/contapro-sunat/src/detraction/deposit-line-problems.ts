import { parseRuc } from '../ruc/ruc.ts'
import type { DepositFileLine } from './deposit-file.ts'
import { findDetractionGood } from './find-detraction-good.ts'

/** Why a deposit cannot go into a bulk file. */
export type DepositLineProblem =
  | 'SUPPLIER_WITHOUT_RUC'
  | 'ACCOUNT_MISSING'
  | 'GOOD_MISSING'
  | 'AMOUNT_UNKNOWN'
  | 'AMOUNT_NOT_WHOLE'
  | 'NUMBER_TOO_LONG'

/** A deposit of which not everything may be known; null where it is not. */
export type DepositDraft = {
  readonly [Fact in keyof DepositFileLine]: DepositFileLine[Fact] | null
}

const LARGEST_AMOUNT = 10 ** 15

/** What is missing of a deposit, or does not fit into the fixed widths of the bulk file; nothing of one that can be made. */
export function depositLineProblems(draft: DepositDraft): DepositLineProblem[] {
  const { supplierRuc, account, goodCode, amount, series, number } = draft
  const problems: [DepositLineProblem, boolean][] = [
    ['SUPPLIER_WITHOUT_RUC', parseRuc(supplierRuc ?? '') === undefined],
    ['ACCOUNT_MISSING', parseDetractionAccount(account ?? '') !== account],
    ['GOOD_MISSING', findDetractionGood(goodCode ?? '')?.isCurrent !== true],
    ['AMOUNT_UNKNOWN', amount === null || amount <= 0],
    ['AMOUNT_NOT_WHOLE', amount !== null && (amount % 100 !== 0 || amount >= LARGEST_AMOUNT)],
    ['NUMBER_TOO_LONG', !/^[A-Z0-9]{1,4}$/.test(series ?? '') || !/^[0-9]{1,8}$/.test(number ?? '')],
  ]
  return problems.flatMap(([problem, isFound]) => (isFound ? [problem] : []))
}

/** The eleven digits of an account at the Banco de la Nación, "00-068-214503" too; undefined for anything else. */
export function parseDetractionAccount(text: string): string | undefined {
  const account = text.replaceAll(/[ -]/g, '')
  return /^[0-9]{11}$/.test(account) && /[1-9]/.test(account) ? account : undefined
}
