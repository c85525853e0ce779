import { Column, type DriverValueDecoder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { quote } from './driver.ts'

/** A column of a table, or what reads any other value of a row. */
type Field = PgColumn | DriverValueDecoder<unknown, unknown>
export type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends PgColumn
  ? F['_']['notNull'] extends true
    ? F['_']['data']
    : F['_']['data'] | null
  : F extends DriverValueDecoder<infer T, infer _>
    ? T
    : never

/** A row of some columns. */
export type RowOf<Part extends Fields> = { readonly [Name in keyof Part]: ValueOf<Part[Name]> }

/** The columns of each part of a row. */
export type PartFields = Readonly<Record<string, Fields>>

/** A row in parts; a part whose first column is null was not joined. */
export type PartsOf<Parts extends PartFields> = {
  readonly [Name in keyof Parts]: RowOf<Parts[Name]> | null
}

/** A number that the database computes, which comes as text when it may be long. */
export const computed = <T extends number = number>(): DriverValueDecoder<T, unknown> => ({
  mapFromDriverValue: (value) => Number(value) as T,
})

/** A value as the driver hands it over. */
export const asIs = <T>(): DriverValueDecoder<T, T> => ({ mapFromDriverValue: (value) => value })

interface FieldReader {
  readonly field: string
  /** Absent where the value is taken as it comes: texts are, and a list is mostly texts. */
  readonly decode: ((value: unknown) => unknown) | undefined
}

function toReader([field, decoder]: [string, Field]): FieldReader {
  const isAsItComes = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return { field, decode: isAsItComes ? undefined : (value) => decoder.mapFromDriverValue(value) }
}

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
export function createRowReader<Parts extends PartFields>(parts: Parts) {
  const readers = Object.entries(parts).map(([name, fields]) => ({
    name,
    fields: Object.entries(fields).map(toReader),
  }))
  const width = readers.reduce((sum, { fields }) => sum + fields.length, 0)
  return (row: readonly unknown[]): PartsOf<Parts> => {
    if (row.length !== width) throw new Error(`A row has ${row.length} values, and its reader takes ${width}.`)
    let place = 0
    const parted: Record<string, object | null> = {}
    for (const { name, fields } of readers) {
      const part: Record<string, unknown> = {}
      parted[name] = row[place] === null ? null : part
      for (const { field, decode } of fields) {
        const value = row[place++]
        part[field] = value === null || decode === undefined ? value : decode(value)
      }
    }
    return parted as PartsOf<Parts>
  }
}
