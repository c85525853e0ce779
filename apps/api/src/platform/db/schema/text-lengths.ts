import { textLimits } from '@contapro/sunat'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** Kinds of text that files bring, and how long each may be, in characters. */
const lengths = {
  ...textLimits,
  /** `{issuer}-{type}-{series}-{number}`. */
  key: 100,
  /** Decimal text: 30 integers and 30 decimals, as its reader takes them. */
  decimal: 62,
} as const

/** A character of UTF-16, in which readers count, has three bytes of UTF-8 at most. */
const BYTES_OF_CHARACTER = 3

/**
 * A CHECK that texts are no longer than the readers of files take them: what they let pass cannot fill the database either. It counts
 * bytes, which the database knows without reading the text.
 */
export function textLengths(name: string, columns: Partial<Record<keyof typeof lengths, readonly AnyPgColumn[]>>) {
  const terms: SQL[] = Object.entries(columns).flatMap(([kind, all]) => {
    const most = lengths[kind as keyof typeof lengths] * BYTES_OF_CHARACTER
    return all.map((column) => sql`octet_length(${column}) <= ${sql.raw(String(most))}`)
  })
  return check(name, sql.join(terms, sql` and `))
}
