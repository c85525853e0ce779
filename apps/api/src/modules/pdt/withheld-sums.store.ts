import { type Centimos, centimos, type TaxPeriod } from '@contapro/sunat'
import { and, eq, lte, sql } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'
import { publishedTo } from '../../db/published-to.ts'

const { withholdings } = schema

/** What others withheld from a company in one period: percepciones (CPE 40) or retenciones (CPE 20). */
export interface WithheldSum {
  readonly period: TaxPeriod
  readonly type: '20' | '40'
  readonly documents: number
  readonly amount: Centimos
}

/** Every period up to the given one that has any. */
export async function listWithheldSums(
  { db }: Database,
  businessUuid: string,
  upTo: TaxPeriod,
): Promise<WithheldSum[]> {
  const rows = await db
    .select({
      period: withholdings.period,
      type: withholdings.type,
      documents: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${withholdings.amount}), 0)`.mapWith(Number),
    })
    .from(withholdings)
    .where(
      and(publishedTo(withholdings, businessUuid), eq(withholdings.role, 'receiver'), lte(withholdings.period, upTo)),
    )
    .groupBy(withholdings.period, withholdings.type)
  return rows.map(({ period, amount, ...row }) => ({ ...row, period: period as TaxPeriod, amount: centimos(amount) }))
}

/** Those of one period and type; none is 0. */
export function withheldIn(sums: readonly WithheldSum[], period: TaxPeriod, type: WithheldSum['type']) {
  return sums.find((s) => s.period === period && s.type === type) ?? { documents: 0, amount: centimos(0) }
}
