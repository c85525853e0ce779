import { type DriverValueDecoder, type Query, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { quote } from './driver.ts'
import type { Database } from './open-database.ts'

/** A column of a table, or what reads any other value of a row. */
type Field = PgColumn | DriverValueDecoder<unknown, unknown>
type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends PgColumn
  ? F['_']['notNull'] extends true
    ? F['_']['data']
    : F['_']['data'] | null
  : F extends DriverValueDecoder<infer T, infer _>
    ? T
    : never

/** A row of some columns. */
export type RowOf<Part extends Fields> = { readonly [Name in keyof Part]: ValueOf<Part[Name]> }

/** A row in parts; a part whose first column is null was not joined. */
export type PartsOf<Parts extends Readonly<Record<string, Fields>>> = {
  readonly [Name in keyof Parts]: RowOf<Parts[Name]> | null
}

interface Select {
  toSQL(): Query
}

/** A number that the database computes, which comes as text when it may be long. */
export const computed = <T extends number = number>(): DriverValueDecoder<T, unknown> => ({
  mapFromDriverValue: (value) => Number(value) as T,
})

/** A value as the driver hands it over. */
export const asIs = <T>(): DriverValueDecoder<T, T> => ({ mapFromDriverValue: (value) => value })

/** The columns as one piece of text: drizzle handles each as an object of its own, which takes a list longer than its rows. */
export function columnList(source: string, columns: Readonly<Record<string, PgColumn>>): SQL {
  const names = Object.values(columns).map(({ name }) => `${quote(source)}.${quote(name)}`)
  return sql.raw(names.join(', '))
}

/** Of a part of a statement, what the fields of these names read. */
export function fieldsOf<T extends object, Name extends keyof T>(
  part: T,
  fields: Readonly<Record<Name, unknown>>,
): Pick<T, Name> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, part[name as Name]])) as Pick<T, Name>
}

/**
 * Reads what a select answers, for lists: drizzle's own reader looks up the kind of every value of every row. The select has
 * the values of the parts in the order in which they stand here, and each part begins with a column that is never null.
 */
export function createRowReader<Parts extends Readonly<Record<string, Fields>>>(parts: Parts) {
  const readers = Object.entries(parts).map(([name, fields]) => ({ name, fields: Object.entries(fields) }))
  const width = readers.reduce((sum, { fields }) => sum + fields.length, 0)
  const read = (row: readonly unknown[]): PartsOf<Parts> => {
    if (row.length !== width) throw new Error(`A row has ${row.length} values, and its reader takes ${width}.`)
    let place = 0
    const parted: Record<string, object | null> = {}
    for (const { name, fields } of readers) {
      const part: Record<string, unknown> = {}
      parted[name] = row[place] === null ? null : part
      for (const [field, decoder] of fields) {
        const value = row[place++]
        part[field] = value === null ? null : decoder.mapFromDriverValue(value)
      }
    }
    return parted as PartsOf<Parts>
  }
  return async ({ driver }: Database, select: Select): Promise<PartsOf<Parts>[]> => {
    const { sql: text, params } = select.toSQL()
    const { rows } = await driver.query<readonly unknown[]>(text, params, { rowMode: 'array' })
    return rows.map(read)
  }
}
