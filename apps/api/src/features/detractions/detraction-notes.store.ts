import type { SQL, SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { publishedTo, schema, subquery } from '../../platform/db/index.ts'
import { IS_NOTE, MODIFIED_CODE } from '../../platform/db/schema/vouchers.ts'

const { vouchers } = schema

const note = alias(vouchers, 'note')

/** A credit or debit note about a purchase under detraction. */
export interface DetractionNote {
  readonly code: string
  readonly series: string
  readonly number: string
  /** Civil date. */
  readonly issued_on: string
  /** Céntimos; of a credit note negative. */
  readonly total: number
}

/** The notes about a purchase that are not annulled, oldest first, as a value of a statement. */
export function notesOf(businessUuid: SQLWrapper | string, code: SQLWrapper): SQL<readonly DetractionNote[]> {
  return subquery`select coalesce(json_agg(json_build_object('code', ${note.code}, 'series', ${note.series}, 'number', ${note.number},
      'issued_on', ${note.issuedOn}, 'total', ${note.total}) order by ${note.issuedOn}, ${note.code}), '[]') from ${vouchers} note
    where ${publishedTo(note, businessUuid)} and ${note.operation} = 'COMPRA' and ${note.modifiedType} is not null
      and ${sql.raw(MODIFIED_CODE)} = ${code} and not ${note.annulled} and ${sql.raw(IS_NOTE)}`
}
