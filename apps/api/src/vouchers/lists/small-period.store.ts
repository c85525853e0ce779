import { type SQL, sql } from 'drizzle-orm'
import { type Places, schema, subquery } from '../../platform/db/index.ts'
import type { FilterValues } from './voucher-terms.ts'

const { businesses, periodFigures: figures } = schema

type Side = Pick<Places<FilterValues>, 'businessUuid' | 'operation' | 'period'>

/** Up to so many published vouchers a period is read whole and sorted. */
const SMALL_PERIOD_ROWS = 2000

/**
 * Whether a period has few published vouchers. The index by date would find a page of them only after passing by every row of
 * an unfinished ingestion, which may be a million.
 */
export function isSmallPeriod({ businessUuid, operation, period }: Side): SQL {
  return subquery`
    select coalesce(sum(${figures.vouchers}), 0) <= ${SMALL_PERIOD_ROWS} from ${figures}
    where ${figures.businessUuid} = ${businessUuid} and ${figures.operation} = ${operation} and ${figures.period} = ${period}
  `
}

/**
 * Addresses of a period's rows, published version by published version: never a look at what an ingestion is writing. The bounds
 * and the order keep the planner to the index by ingestion; from `=` it concludes, while one ingestion has written nearly
 * every row, that it had better read the whole table.
 */
export function rowsByVersion({ businessUuid, operation, period }: Side): SQL {
  const version = subquery`select ${businesses.publishedVersion} from ${businesses} where ${businesses.uuid} = ${businessUuid}`
  const written = subquery`
    select v.ctid as address from vouchers v
    where v.business_uuid = ${businessUuid} and v.published_in >= version and v.published_in <= version
      and v.operation = ${operation} and v.period = ${period}
    order by v.published_in`
  return sql`
    select written.address
    from generate_series(1, ${version}) as version,
    lateral ${written} as written`
}
