import { type Centimos, centimos, countsAsCredit, type TaxPeriod } from '@contapro/sunat'
import { creditIgv } from './credit-igv.ts'
import { type FigureDelta, figureAmountFields } from './figure-deltas.ts'

/**
 * By how many céntimos changes of figures change the IGV to pay of all periods together: that of sales less the credit of purchases, without
 * balances. The credit of DGNG purchases is rounded once a period.
 */
export function igvChange(
  deltas: readonly FigureDelta[],
  prorrataOf: (period: TaxPeriod) => string | undefined,
): Centimos {
  let sales = 0
  const credits = new Map<string, { dg: number; dgng: number }>()
  for (const delta of deltas) {
    if (delta.operation === 'VENTA') sales += amountOf(delta, 'igv') + amountOf(delta, 'igvDiscount')
    const period = creditPeriodOf(delta)
    if (period === undefined) continue
    const credit = credits.get(period) ?? { dg: 0, dgng: 0 }
    credit.dg += amountOf(delta, 'igvDg')
    credit.dgng += amountOf(delta, 'igvDgng')
    credits.set(period, credit)
  }
  const given = [...credits].map(([period, { dg, dgng }]) =>
    creditIgv(centimos(dg), centimos(dgng), prorrataOf(period as TaxPeriod)),
  )
  return centimos(given.reduce<number>((change, credit) => change - credit, sales))
}

/** The period whose credit a purchase is part of; undefined for sales, and for purchases without credit. */
function creditPeriodOf({ status, credit, type, period, creditPeriod }: FigureDelta): string | undefined {
  if (status === '' || credit === '') return undefined
  if (credit === 'later') {
    const isTaken = creditPeriod !== '' && countsAsCredit(type, { status, credit: 'yes' })
    return isTaken ? creditPeriod : undefined
  }
  return countsAsCredit(type, { status, credit }) ? period : undefined
}

const amountOf = ({ amounts }: FigureDelta, field: (typeof figureAmountFields)[number]): number =>
  amounts[figureAmountFields.indexOf(field)] ?? 0
