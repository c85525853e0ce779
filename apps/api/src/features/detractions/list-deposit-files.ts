import type { TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { toDetractionRates } from '../../company/settings/detraction-settings.ts'
import { settingsOf } from '../../company/settings/settings-of.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { type DepositFileDifference, differencesOf } from './deposit-file-differences.ts'
import { type KnownDepositFile, listDepositCandidates, listFilesOfPeriod } from './deposit-files.store.ts'

/** A bulk file, and where it differs from the list of pending deposits. */
export type ComparedDepositFile = KnownDepositFile & { readonly differences: readonly DepositFileDifference[] }

/** The bulk files that were made for a period, newest first. Throws `BusinessNotFoundError`. */
export async function listDepositFiles(
  ctx: RequestContext,
  { name, period }: { readonly name: { readonly uuid: string; readonly ruc: string }; readonly period: TaxPeriod },
): Promise<{ readonly ruc: string; readonly files: readonly ComparedDepositFile[] }> {
  const { uuid: businessUuid, ruc } = await ownBusiness(ctx, name)
  const files = await listFilesOfPeriod(ctx.database, businessUuid, period)
  const codes = new Set(files.flatMap(({ lines }) => lines.map(({ code }) => code)))
  const [purchases, settings] = await Promise.all([
    listDepositCandidates(ctx.database, { businessUuid, period }, [...codes]),
    settingsOf(ctx.database, businessUuid),
  ])
  const list = { purchases, rates: toDetractionRates(settings) }
  return { ruc, files: files.map((file) => ({ ...file, differences: differencesOf(file, list) })) }
}
