import { fillPlaceholders, type Placeholder, type Query, sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'
import type { Db } from './over-driver.ts'

/** Where a statement takes the values of a call, by their names. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> }

/** A select of drizzle's. */
export interface Select {
  toSQL(): Query
}

/** A statement of one shape is asked for without it. */
export type ShapeGiven<Shape> = Shape extends undefined ? [] : [shape: Shape]

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/**
 * A statement whose text is made once, when it is first needed; each call gives only its values. Building a list's statement takes
 * drizzle a millisecond.
 *
 * @param select builds it with the places of the values, for a shape: what decides its text.
 * @returns the statement of a shape with the values of a call. Throws when a value is missing.
 */
export function createStatement<Values extends object, Shape = undefined>(
  select: (db: Db, at: Places<Values>, shape: Shape) => Select,
) {
  const made = new Map<string | undefined, Query>()
  return ({ db }: Pick<Database, 'db'>, values: Values, ...[shape]: ShapeGiven<Shape>): Query => {
    const key = JSON.stringify(shape)
    const statement = made.get(key) ?? select(db, places as Places<Values>, shape as Shape).toSQL()
    made.set(key, statement)
    return { ...statement, params: fillPlaceholders(statement.params, values as Record<string, unknown>) }
  }
}
