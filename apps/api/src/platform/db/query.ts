import type { Database } from './open-database.ts'
import type { Db } from './over-driver.ts'
import { createRowReader, type Fields, type PartFields, type PartsOf, type RowOf } from './row-reader.ts'
import { createStatement, type Places, type Select, type ShapeGiven } from './statement.ts'

/**
 * What a list asks the database for: drizzle builds the statement once (`createStatement`), and each row is read by its columns
 * (`createRowReader`).
 *
 * @param parts what a row is made of, in the order of the select.
 */
export function createPartsQuery<Parts extends PartFields, Values extends object, Shape = undefined>(
  parts: Parts,
  select: (db: Db, at: Places<Values>, shape: Shape) => Select,
) {
  const statement = createStatement(select)
  const read = createRowReader(parts)
  return async (database: Database, values: Values, ...shape: ShapeGiven<Shape>): Promise<PartsOf<Parts>[]> => {
    const { sql, params } = statement(database, values, ...shape)
    const { rows } = await database.driver.query<readonly unknown[]>(sql, params, { rowMode: 'array' })
    return rows.map(read)
  }
}

/** The same for rows of one part, of which the first column is never null. */
export function createQuery<Row extends Fields, Values extends object, Shape = undefined>(
  fields: Row,
  select: (db: Db, at: Places<Values>, shape: Shape) => Select,
) {
  const ask = createPartsQuery({ row: fields }, select)
  return async (database: Database, values: Values, ...shape: ShapeGiven<Shape>): Promise<RowOf<Row>[]> =>
    (await ask(database, values, ...shape)).flatMap(({ row }) => (row ? [row] : []))
}
