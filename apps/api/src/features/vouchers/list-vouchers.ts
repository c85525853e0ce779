import { type Centimos, type TaxPeriod, zeroCentimos } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { creditIgv } from '../../vouchers/figures/credit-igv.ts'
import type { AskedFigure } from '../../vouchers/figures/voucher-figure.ts'
import { countAdvised } from '../../vouchers/lists/advised-sales.store.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import { sumByStatus } from '../../vouchers/lists/review-sums.store.ts'
import { findSaleAdvices, type SaleAdvices } from '../../vouchers/lists/sale-advices.store.ts'
import type { Operation, VoucherFilter } from '../../vouchers/lists/voucher-filter.ts'
import type { VoucherRow } from '../../vouchers/lists/voucher-rows.store.ts'
import type { VoucherSums } from '../../vouchers/lists/voucher-sums.store.ts'
import { listVoucherPage } from '../../vouchers/lists/vouchers.store.ts'
import { type ListedVoucher, withListedFacts } from '../../vouchers/lists/with-listed-facts.ts'

export interface VoucherPage {
  readonly vouchers: readonly ListedVoucher[]
  /** Coefficient of the period's mixed purchases; undefined while none is set. */
  readonly prorrata: string | undefined
  readonly summary: {
    readonly vouchers: number
    readonly taxable: Centimos
    /** Of the vouchers, whether it counts or not. */
    readonly igv: Centimos
    /** IGV deducible of purchases, IGV de ventas of sales. */
    readonly credit: Centimos
    /** Purchases of an earlier register whose IGV is given in the period, and their part of it. */
    readonly movedVouchers: number
    readonly movedIgv: Centimos
    readonly total: Centimos
    /** Sales of the period with an advice, whatever the filter; undefined where nobody counts them. */
    readonly advised?: number | undefined
    /** Observed purchases of the period, whatever the filter; undefined if they are not counted. */
    readonly observed?: number | undefined
  }
  /** Of the sales of the page; none is known where it is undefined. */
  readonly advices?: SaleAdvices | undefined
  /** Of the list of a figure. */
  readonly figure: FigureSum | undefined
}

/** A figure, and what rounding the parts of its vouchers one by one leaves. */
export interface FigureSum extends AskedFigure {
  readonly amount: Centimos
  readonly rounding: Centimos
}

/** A page of a period's vouchers, newest first, with the sums of all pages. Throws `BusinessNotFoundError`. */
export async function listVouchers(
  ctx: RequestContext,
  ruc: string,
  filter: VoucherFilter,
  page: Page,
): Promise<VoucherPage> {
  const business = await ownBusiness(ctx, { ruc })
  const register = { businessUuid: business.uuid, period: filter.period }
  const isSales = filter.operation === 'VENTA'
  const [{ sums, rows }, { prorrataOf }, advised, statuses] = await Promise.all([
    listVoucherPage(ctx.database, business.uuid, filter, page),
    igvSettingsOf(ctx.database, business.uuid),
    isSales ? countAdvised(ctx.database, register) : undefined,
    isSales ? undefined : sumByStatus(ctx.database, business.uuid, filter.period),
  ])
  const advices = isSales && advised !== 0 ? await advicesOfPage(ctx, register, rows) : undefined
  const prorrata = prorrataOf(filter.period)
  return {
    prorrata,
    vouchers: await withListedFacts(
      ctx.database,
      business.uuid,
      rows.map((row) => ({ businessUuid: business.uuid, row })),
    ),
    advices,
    summary: {
      ...toSummary(sums, filter.operation, prorrata),
      advised,
      observed: statuses && (statuses.get('observado')?.vouchers ?? 0),
    },
    figure: undefined,
  }
}

/** What the sales of a page are advised about. */
export function advicesOfPage(
  { database }: Pick<RequestContext, 'database'>,
  register: { readonly businessUuid: string; readonly period: TaxPeriod },
  rows: readonly VoucherRow[],
): Promise<SaleAdvices> {
  return findSaleAdvices(database, register, rows)
}

/** The foot of a list; of nothing everything is 0. */
export function toSummary(
  sums: VoucherSums | undefined,
  operation: Operation,
  prorrata: string | undefined,
): VoucherPage['summary'] {
  return {
    vouchers: sums?.vouchers ?? 0,
    taxable: sums?.taxable ?? zeroCentimos,
    igv: sums?.igv ?? zeroCentimos,
    credit: sums ? creditOf(sums, operation, prorrata) : zeroCentimos,
    movedVouchers: sums?.movedVouchers ?? 0,
    movedIgv: sums ? creditIgv(sums.movedIgvDg, sums.movedIgvDgng, prorrata) : zeroCentimos,
    total: sums?.total ?? zeroCentimos,
  }
}

function creditOf(sums: VoucherSums, operation: Operation, prorrata: string | undefined): Centimos {
  return operation === 'VENTA' ? sums.salesIgv : creditIgv(sums.creditIgvDg, sums.creditIgvDgng, prorrata)
}
