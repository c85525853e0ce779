import {
  type Centimos,
  type CivilDate,
  type DepositDraft,
  type DepositLineProblem,
  depositFileName,
  depositLineProblems,
  parseDetractionAccount,
  periodOf,
  type TaxPeriod,
} from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { toDetractionRates } from '../../company/settings/detraction-settings.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import { todayInLima } from '../../platform/clock/today-in-lima.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { VoucherNotFoundError } from '../../vouchers/lists/voucher-not-found-error.ts'
import { type DepositCandidate, findLastBatch, isBatchTaken, listDepositCandidates } from './deposit-files.store.ts'
import { owedDetraction } from './owed-detraction.ts'

/** Which deposits a bulk file is to hold. */
export interface DepositFileOrder {
  readonly name: { readonly uuid: string; readonly ruc: string }
  readonly period: TaxPeriod
  readonly codes: readonly string[]
  /** As the accountant wrote them, by RUC of the supplier. */
  readonly accounts: ReadonlyMap<string, string>
  /** The next one where it is undefined. */
  readonly batch: string | undefined
}

export type AccountSource = 'given' | 'xml' | 'deposit' | 'file'

/** A deposit as far as it is known. */
export interface PreparedDeposit {
  readonly purchase: DepositCandidate
  readonly draft: DepositDraft
  readonly accountSource: AccountSource | null
  readonly problems: readonly (DepositLineProblem | 'NOTHING_OWED')[]
}

export interface PreparedDepositFile {
  readonly business: { readonly uuid: string; readonly ruc: string; readonly name: string }
  readonly batch: string
  readonly isBatchTaken: boolean
  readonly fileName: string
  readonly deposits: readonly PreparedDeposit[]
}

/** What a bulk file would hold, and what is missing. Throws `BusinessNotFoundError`, `VoucherNotFoundError`. */
export async function prepareDepositFile(ctx: RequestContext, order: DepositFileOrder): Promise<PreparedDepositFile> {
  const business = await ownBusiness(ctx, order.name)
  const { uuid: businessUuid, ruc } = business
  const found = await listDepositCandidates(ctx.database, { businessUuid, period: order.period }, order.codes)
  const unknown = order.codes.filter((code) => !found.has(code))
  if (unknown.length > 0) throw new VoucherNotFoundError(unknown)
  const rates = toDetractionRates(await settingsOf(ctx.database, businessUuid))
  const deposits = order.codes.flatMap((code) => {
    const purchase = found.get(code)
    if (!purchase) return []
    const { good, owed } = owedDetraction(purchase, rates)
    return [toPrepared(purchase, { good, owed, given: order.accounts.get(purchase.supplierDocument) })]
  })
  const batch = order.batch ?? (await nextBatch(ctx, businessUuid))
  return {
    business,
    batch,
    isBatchTaken: await isBatchTaken(ctx.database, businessUuid, batch),
    fileName: depositFileName({ ownerRuc: ruc, batch }),
    deposits,
  }
}

interface Known {
  readonly good: string | null
  readonly owed: Centimos | null
  readonly given: string | undefined
}

function toPrepared(purchase: DepositCandidate, { good, owed, given }: Known): PreparedDeposit {
  const { account, source } = accountOf(purchase, given)
  const draft: DepositDraft = {
    supplierRuc: purchase.supplierDocument,
    account,
    amount: owed,
    goodCode: good,
    operationCode: EXONERATED.has(good ?? '') ? '05' : '01',
    period: periodOf(purchase.issuedOn as CivilDate),
    voucherType: purchase.type,
    series: purchase.series,
    number: purchase.number,
  }
  const problems = purchase.isOwing ? depositLineProblems(draft) : (['NOTHING_OWED'] as const)
  return { purchase, draft, accountSource: source, problems }
}

/** Goods that are sold without IGV: the operation of their deposit is another one. */
const EXONERATED = new Set(['035', '036'])

/** The first account that is one: what the accountant writes comes first. */
function accountOf(
  { xmlAccount, depositAccount, fileAccount }: DepositCandidate,
  given: string | undefined,
): { readonly account: string | null; readonly source: AccountSource | null } {
  const told = [
    ['given', given],
    ['xml', xmlAccount],
    ['deposit', depositAccount],
    ['file', fileAccount],
  ] as const
  for (const [source, text] of told) {
    const account = parseDetractionAccount(text ?? '')
    if (account !== undefined) return { account, source }
  }
  return { account: null, source: null }
}

/** Two digits of the year and four of the order in it. */
async function nextBatch(ctx: RequestContext, businessUuid: string): Promise<string> {
  const year = todayInLima(ctx.clock).slice(2, 4)
  const last = await findLastBatch(ctx.database, businessUuid, year)
  return `${year}${String(Number(last?.slice(2) ?? 0) + 1).padStart(4, '0')}`
}
