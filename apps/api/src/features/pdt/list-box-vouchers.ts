import { type Centimos, zeroCentimos } from '@contapro/sunat'
import { pdt621VoucherBoxes } from '@contapro/sunat/pdt-621'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import { RequestMalformedError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { listBoxVoucherPage } from '../../vouchers/boxes/box-vouchers.store.ts'
import { differenceInBox } from '../../vouchers/boxes/tax-of-base.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { ListedVoucher } from '../../vouchers/lists/with-listed-facts.ts'
import { withListedFacts } from '../../vouchers/lists/with-listed-facts.ts'
import type { PeriodOfCompany } from './get-pdt-621.ts'

/** A page of the vouchers of a box. */
export interface BoxVoucherPage {
  readonly vouchers: readonly BoxVoucher[]
  /** Coefficient of the period's mixed purchases; undefined while none is set. */
  readonly prorrata: string | undefined
  /** Of all pages. */
  readonly summary: { readonly vouchers: number; readonly amount: Centimos }
}

/** A voucher, and what it adds to the box. */
interface BoxVoucher extends ListedVoucher {
  readonly boxAmount: Centimos
  /** The tax of its base less the tax that it shows; only of the list of those that are off. */
  readonly difference?: Centimos | undefined
}

/** A box of a period, whole or only its vouchers that are off. */
interface BoxOfCompany extends PeriodOfCompany {
  readonly box: string
  readonly isOff: boolean
}

/** The vouchers that make up a box, newest first. Throws `BusinessNotFoundError`, and `RequestMalformedError` for a box without vouchers. */
export async function listBoxVouchers(
  ctx: RequestContext,
  { ruc, businessUuid, period, box: number, isOff }: BoxOfCompany,
  page: Page,
): Promise<BoxVoucherPage> {
  const { uuid } = await ownBusiness(ctx, { uuid: businessUuid, ruc })
  const box = pdt621VoucherBoxes.find((one) => one.box === number)
  if (!box) throw new RequestMalformedError([noVouchers(number)])
  const [{ sums, rows }, { prorrataOf }] = await Promise.all([
    listBoxVoucherPage(ctx.database, { businessUuid: uuid, period, box, isOff }, page),
    igvSettingsOf(ctx.database, uuid),
  ])
  return {
    vouchers: await withListedFacts(
      ctx.database,
      uuid,
      rows.map((listed) => ({
        businessUuid: uuid,
        ...listed,
        difference: isOff ? differenceInBox(box, listed.row) : undefined,
      })),
    ),
    prorrata: prorrataOf(period),
    summary: { vouchers: sums?.vouchers ?? 0, amount: sums?.amount ?? zeroCentimos },
  }
}

const noVouchers = (box: string) => ({
  code: 'BOX_WITHOUT_VOUCHERS',
  message: `La casilla ${box} no se forma de comprobantes.`,
  field: 'box',
})
