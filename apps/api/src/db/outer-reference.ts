import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A column of the outer statement, for use inside a subquery. Drizzle omits the table of a column that is used directly in a `sql` value of
 * a select from one table. The database would take the bare name for a column of the subquery.
 */
export const outerReference = (column: SQLWrapper): SQL => sql`${column}`
