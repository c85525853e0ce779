import { and, type Column, eq, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { businesses } from './schema/businesses.ts'
import { subquery } from './subquery.ts'

/** Vouchers, withholdings or deposits, by their own name or another one. */
type VersionedTable = Readonly<Record<'businessUuid' | 'publishedIn' | 'supersededIn', Column>>

/**
 * The rows that readers of a company see. It says what the views `published_…` say, in the form for lists of a whole period:
 * the version is looked up once, so the indexes themselves pass by the rows of an unfinished ingestion (0.15 µs each; the
 * view fetches and joins every one of them). As an array of one, because the planner takes a comparison with any of several for
 * true nearly always, as it is; with a single unknown it reckons with a ninth of the rows and leaves the index that has them in order.
 */
export function publishedTo(table: VersionedTable, businessUuid: string | SQLWrapper): SQL | undefined {
  const version = sql`any(array${subquery`select ${businesses.publishedVersion} from ${businesses} where ${businesses.uuid} = ${businessUuid}`})`
  return and(eq(table.businessUuid, businessUuid), lte(table.publishedIn, version), gt(table.supersededIn, version))
}
