import { type Centimos, countsAsCredit, isReducedRate, subtractCentimos, type TaxPeriod } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { creditIgv } from '../../vouchers/figures/credit-igv.ts'
import {
  type Figure,
  listFigures,
  listMovedFigures,
  type Operation,
} from '../../vouchers/figures/period-figures.store.ts'
import { type RateAmounts, rateAmounts } from '../../vouchers/figures/rate-amounts.ts'
import { countVouchers, sumAmount } from '../../vouchers/figures/sum-figures.ts'
import { listWithheldSums, type WithheldSum, withheldIn } from '../../vouchers/withholdings/withheld-sums.store.ts'

export interface PdtReportQuery {
  readonly ruc: string
  readonly period: TaxPeriod
  readonly operation: Operation
}

/** The cards of the Informe PDT of one side of a period. */
export interface PdtReport {
  readonly amounts: RateAmounts
  readonly vouchers: number
  readonly perceptions: Pick<WithheldSum, 'documents' | 'amount'>
  readonly retentions: Pick<WithheldSum, 'documents' | 'amount'>
}

/** Throws `BusinessNotFoundError`. */
export async function getPdtReport(ctx: RequestContext, query: PdtReportQuery): Promise<PdtReport> {
  const { ruc, period, operation } = query
  const { uuid } = await ownBusiness(ctx, { ruc })
  const [figures, withheld, moved, { prorrataOf }] = await Promise.all([
    listFigures(ctx.database, uuid, { operation, from: period, to: period }),
    listWithheldSums(ctx.database, uuid, period),
    operation === 'COMPRA' ? listMovedFigures(ctx.database, uuid, period) : [],
    igvSettingsOf(ctx.database, uuid),
  ])
  return {
    amounts: operation === 'VENTA' ? rateAmounts(figures) : creditAmounts(figures, moved, prorrataOf(period)),
    vouchers: countVouchers(figures),
    perceptions: withheldIn(withheld, period, '40'),
    retentions: withheldIn(withheld, period, '20'),
  }
}

const isReduced = ({ rate }: Figure): boolean => isReducedRate(rate)

const base = (of: readonly Figure[]): Centimos => sumAmount(of, (f) => f.taxableDg + f.taxableDgng)

/**
 * The cards of purchases: bases and IGV of those whose IGV counts, those of earlier registers too, so that the cards add up to "IGV
 * compras", mixed purchases by the coefficient; what is not taxed counts whatever the status.
 */
function creditAmounts(
  figures: readonly Figure[],
  moved: readonly Figure[],
  prorrata: string | undefined,
): RateAmounts {
  const credited = [...figures.filter(isCredit), ...moved]
  const reduced = credited.filter(isReduced)
  const igv = (of: readonly Figure[]): Centimos =>
    creditIgv(
      sumAmount(of, (f) => f.igvDg),
      sumAmount(of, (f) => f.igvDgng),
      prorrata,
    )
  return {
    ...rateAmounts(figures),
    reducedLabel: rateAmounts(credited).reducedLabel,
    reducedTaxable: base(reduced),
    reducedIgv: igv(reduced),
    generalTaxable: subtractCentimos(base(credited), base(reduced)),
    generalIgv: subtractCentimos(igv(credited), igv(reduced)),
  }
}

function isCredit({ type, status, credit }: Figure): boolean {
  return status !== '' && credit !== '' && countsAsCredit(type, { status, credit })
}
