import { addCentimos, type Centimos, subtractCentimos, zeroCentimos } from '@contapro/sunat'
import { ownBusiness } from '../../company/own-business.ts'
import { igvSettingsOf } from '../../company/settings/igv-settings.ts'
import type { Database } from '../../platform/db/index.ts'
import { RequestMalformedError } from '../../platform/errors/domain-error.ts'
import type { RequestContext } from '../../platform/ports/services.ts'
import { creditIgv } from '../../vouchers/figures/credit-igv.ts'
import type { VoucherFigure } from '../../vouchers/figures/voucher-figure.ts'
import type { Page } from '../../vouchers/lists/page-window.store.ts'
import type { Operation } from '../../vouchers/lists/voucher-filter.ts'
import { withListedFacts } from '../../vouchers/lists/with-listed-facts.ts'
import { figureTerms } from './figure-terms.store.ts'
import { type FigureOfPeriod, listFigurePage, sumFigure, sumRoundedParts } from './figure-vouchers.store.ts'
import { advicesOfPage, type FigureSum, toSummary, type VoucherPage } from './list-vouchers.ts'

/** A figure of one side of a period. */
export type WantedFigure = Omit<FigureOfPeriod, 'businessUuid'>

/**
 * A page of the vouchers that make up a figure, newest first, each with its part, and the figure. Throws `BusinessNotFoundError`, and
 * `RequestMalformedError` for a figure of the other side.
 */
export async function listFigureVouchers(
  { database, ...ctx }: RequestContext,
  ruc: string,
  asked: WantedFigure,
  page: Page,
): Promise<VoucherPage> {
  const { uuid: businessUuid } = await ownBusiness({ database, ...ctx }, { ruc })
  const { side = asked.operation } = figureTerms[asked.figure.name]
  if (side !== asked.operation) throw new RequestMalformedError([ofOtherSide(side)])
  const figure = { ...asked, businessUuid }
  const [{ sums, rows }, { prorrataOf }] = await Promise.all([
    listFigurePage(database, figure, page),
    igvSettingsOf(database, businessUuid),
  ])
  const prorrata = prorrataOf(asked.period)
  const summed = { amount: sums?.figureAmount ?? zeroCentimos, mixed: sums?.figureMixed ?? zeroCentimos, prorrata }
  const register = { businessUuid, period: asked.period }
  const advices =
    asked.operation === 'VENTA'
      ? await advicesOfPage(
          { database },
          register,
          rows.map(({ row }) => row),
        )
      : undefined
  return {
    prorrata,
    advices,
    vouchers: await withListedFacts(
      database,
      businessUuid,
      rows.map(({ row, part }) => ({ businessUuid, row, part: creditIgv(part.amount, part.mixed, prorrata) })),
    ),
    summary: toSummary(sums, asked.operation, prorrata),
    figure: await figureSum(database, figure, summed),
  }
}

const ofOtherSide = (side: Operation) => ({
  code: 'FIELD_NOT_ALLOWED' as const,
  message: side === 'VENTA' ? 'La cifra es de ventas.' : 'La cifra es de compras.',
  field: 'figure',
})

interface Summed {
  readonly amount: Centimos
  readonly mixed: Centimos
  readonly prorrata: string | undefined
}

async function figureSum(database: Database, figure: FigureOfPeriod, summed: Summed): Promise<FigureSum> {
  const { amount, mixed, prorrata } = summed
  if (prorrata === undefined || mixed === zeroCentimos) {
    return { ...figure.figure, amount: creditIgv(amount, mixed), rounding: zeroCentimos }
  }
  const [whole, rounded = zeroCentimos] = await Promise.all([
    remainderOf(database, figure, prorrata),
    sumRoundedParts(database, figure, prorrata),
  ])
  const shown = whole ?? creditIgv(amount, mixed, prorrata)
  return { ...figure.figure, amount: shown, rounding: subtractCentimos(shown, addCentimos(amount, rounded)) }
}

/** Figures that their screen shows as what another one leaves of a whole, so that the cards add up to it. */
const remainders: Partial<Record<VoucherFigure, readonly [whole: VoucherFigure, other: VoucherFigure]>> = {
  'credito-igv-general': ['igv-compras', 'credito-igv-reducido'],
}

async function remainderOf(
  database: Database,
  figure: FigureOfPeriod,
  prorrata: string,
): Promise<Centimos | undefined> {
  const parts = remainders[figure.figure.name]
  if (!parts) return undefined
  const [whole, other] = await Promise.all(
    parts.map(async (name) => {
      const sums = await sumFigure(database, { ...figure, figure: { name, reason: undefined } })
      return creditIgv(sums?.figureAmount ?? zeroCentimos, sums?.figureMixed ?? zeroCentimos, prorrata)
    }),
  )
  return subtractCentimos(whole ?? zeroCentimos, other ?? zeroCentimos)
}
