import { type Centimos, zeroCentimos } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import {
  listWithholdingPage,
  type WithholdingFilter,
  type WithholdingRow,
} from '../../vouchers/withholdings/withholdings.store.ts'

export interface WithholdingPage {
  readonly businessUuid: string
  readonly withholdings: readonly WithholdingRow[]
  /** Of all pages. */
  readonly count: number
  readonly amount: Centimos
}

/** A page of the perceptions or retentions that a company suffered in a period, newest first. Throws `BusinessNotFoundError`. */
export async function listWithholdings(
  ctx: RequestContext,
  name: { readonly uuid: string; readonly ruc: string },
  filter: WithholdingFilter,
  page: Page,
): Promise<WithholdingPage> {
  const business = await ownBusiness(ctx, name)
  const { sums, rows } = await listWithholdingPage(ctx.database, business.uuid, filter, page)
  return {
    businessUuid: business.uuid,
    withholdings: rows,
    count: sums?.withholdings ?? 0,
    amount: sums?.amount ?? zeroCentimos,
  }
}
