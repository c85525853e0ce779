import type { TaxPeriod } from '@contapro/sunat'
import type { RequestContext } from '../../services.ts'
import { ownBusiness } from '../businesses/own-business.ts'
import { type KnownDepositFile, listFilesOfPeriod } from './deposit-files.store.ts'

/** The bulk files that were made for a period, newest first. Throws `BusinessNotFoundError`. */
export async function listDepositFiles(
  ctx: RequestContext,
  { name, period }: { readonly name: { readonly uuid: string; readonly ruc: string }; readonly period: TaxPeriod },
): Promise<{ readonly ruc: string; readonly files: readonly KnownDepositFile[] }> {
  const { uuid, ruc } = await ownBusiness(ctx, name)
  return { ruc, files: await listFilesOfPeriod(ctx.database, uuid, period) }
}
