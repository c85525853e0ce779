import { type SQL, sql } from 'drizzle-orm'

/**
 * A subquery in brackets, as a value of a statement. Every column in it keeps the name of its table. Directly in a `sql` value of a
 * select from one table, Drizzle would omit it, and the database would take a column of the outer statement for one of the subquery.
 */
export function subquery<Value>(strings: TemplateStringsArray, ...values: readonly unknown[]): SQL<Value> {
  return sql<Value>`(${sql<Value>(strings, ...values)})`
}
