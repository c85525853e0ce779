import { type DepositDraft, type DepositFileLine, depositFileText } from '@contapro/sunat'
import { type Reason, RuleBrokenError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { saveDepositFile } from './deposit-files.store.ts'
import { problemText } from './deposit-problem-text.ts'
import { type ComparedDepositFile, listDepositFiles } from './list-deposit-files.ts'
import { type DepositFileOrder, type PreparedDepositFile, prepareDepositFile } from './prepare-deposit-file.ts'

/** Makes a bulk file and keeps it. Throws `BusinessNotFoundError`, `VoucherNotFoundError`, and `RuleBrokenError` while anything is missing. */
export async function createDepositFile(
  ctx: RequestContext,
  order: DepositFileOrder,
): Promise<{ readonly file: ComparedDepositFile; readonly ownerRuc: string; readonly content: string }> {
  const prepared = await prepareDepositFile(ctx, order)
  const { business, batch, deposits } = prepared
  const refusals = refusalsOf(prepared)
  if (refusals.length > 0) throw new RuleBrokenError(refusals)
  const lines = deposits.map(({ draft }) => draft).filter(isWhole)
  const content = depositFileText({ ownerRuc: business.ruc, ownerName: business.name, batch, lines })
  const isSaved = await saveDepositFile(ctx.database, {
    businessUuid: business.uuid,
    batch,
    period: order.period,
    lines: lines.map(({ supplierRuc, account, amount }, i) => ({
      code: order.codes[i] ?? '',
      supplierRuc,
      account,
      amount,
    })),
    content,
    accountantUuid: ctx.accountantUuid,
    madeAt: ctx.clock(),
  })
  const file = (await listDepositFiles(ctx, order)).files.find((one) => one.batch === batch)
  if (!isSaved || !file) throw new RuleBrokenError([batchTaken(batch)])
  return { file, ownerRuc: business.ruc, content }
}

function refusalsOf({ batch, isBatchTaken, deposits }: PreparedDepositFile): Reason[] {
  const ofLines = deposits.flatMap(({ purchase, problems }) =>
    problems.map((code): Reason => {
      const message = `${purchase.series}-${purchase.number}: ${problemText(code)}`
      return { code, message, field: purchase.code }
    }),
  )
  return isBatchTaken ? [batchTaken(batch), ...ofLines] : ofLines
}

const batchTaken = (batch: string): Reason => ({
  code: 'BATCH_TAKEN',
  message: `Ya hay un archivo con el número ${batch}: usa otro.`,
  field: 'batch',
})

const isWhole = (draft: DepositDraft): draft is DepositFileLine => Object.values(draft).every((fact) => fact !== null)
