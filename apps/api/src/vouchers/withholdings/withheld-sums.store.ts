import { type Centimos, centimos, type TaxPeriod } from '@contapro/sunat'
import { and, lte, sql } from 'drizzle-orm'
import { asIs, computed, createQuery, type Database, type Places, schema } from '../../platform/db/index.ts'
import { isSuffered, kindOf, type SufferedKind } from './suffered-withholdings.store.ts'

const { withholdings } = schema

/** What others withheld from a company in one period: percepciones (CPE 40, and facturas that prove their own) or retenciones (CPE 20). */
export interface WithheldSum {
  readonly period: TaxPeriod
  readonly type: SufferedKind
  readonly documents: number
  readonly amount: Centimos
}

const sumFields = {
  period: withholdings.period,
  type: asIs<SufferedKind>(),
  documents: computed(),
  amount: computed<Centimos>(),
}

const sumsOf = createQuery(sumFields, (db, at: Places<{ readonly businessUuid: string; readonly upTo: string }>) =>
  db
    .select({
      period: withholdings.period,
      type: kindOf.as('kind'),
      documents: sql`count(*)`,
      amount: sql`coalesce(sum(${withholdings.amount}), 0)`,
    })
    .from(withholdings)
    .where(and(isSuffered(at.businessUuid), lte(withholdings.period, at.upTo)))
    .groupBy(withholdings.period, sql`kind`),
)

/** Every period up to the given one that has any. */
export async function listWithheldSums(
  database: Database,
  businessUuid: string,
  upTo: TaxPeriod,
): Promise<WithheldSum[]> {
  const rows = await sumsOf(database, { businessUuid, upTo })
  return rows.map((sums) => ({ ...sums, period: sums.period as TaxPeriod }))
}

/** Those of one period and type; none is 0. */
export function withheldIn(sums: readonly WithheldSum[], period: TaxPeriod, type: WithheldSum['type']) {
  return sums.find((s) => s.period === period && s.type === type) ?? { documents: 0, amount: centimos(0) }
}
