import type { TaxPeriod } from '@contapro/sunat'
import { and, eq } from 'drizzle-orm'
import { asIs, createQuery, type Database, type Places, publishedTo, schema } from '../../platform/db/index.ts'
import { matchesBox } from '../boxes/box-amounts.store.ts'
import { boxSumColumns, toBoxSums } from '../boxes/box-sum-columns.store.ts'
import type { PeriodBoxSums } from '../boxes/box-sums.store.ts'

const { vouchers } = schema

const fields = { period: asIs<TaxPeriod>(), sums: asIs<string[][]>() }

const sumsOf = createQuery(fields, (db, at: Places<{ readonly businessUuid: string }>) =>
  db
    .select({
      period: vouchers.period,
      sums: boxSumColumns(vouchers, { isIn: (box) => matchesBox(box, vouchers), isc: false }),
    })
    .from(vouchers)
    .where(and(publishedTo(vouchers, at.businessUuid), eq(vouchers.operation, 'VENTA'), eq(vouchers.annulled, true)))
    .groupBy(vouchers.period),
)

/** What the annulled sales of each period would add to its boxes: before decision 0056 they did. */
export async function listAnnulledSales(database: Database, businessUuid: string): Promise<PeriodBoxSums[]> {
  const rows = await sumsOf(database, { businessUuid })
  return rows.map(({ period, sums }) => ({ period, sums: toBoxSums(sums) }))
}
