import { isNote } from '@contapro/sunat/observations'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, publishedTo, schema } from '../../platform/db/index.ts'
import type { VoucherRow } from './voucher-rows.store.ts'

const { vouchers } = schema
const note = alias(vouchers, 'note')
const modified = alias(vouchers, 'modified')

/**
 * By code: the day whose entered exchange rate counts for the vouchers of a book that no register has put into soles. A note has the day
 * of the voucher that it modifies; null if that one is not loaded, or if a register has its rate.
 */
export async function findRateDays(
  { db }: Database,
  businessUuid: string,
  { operation, rows }: { readonly operation: 'COMPRA' | 'VENTA'; readonly rows: readonly VoucherRow[] },
): Promise<ReadonlyMap<string, string | null>> {
  const days = new Map<string, string | null>(rows.map(({ code, issuedOn }) => [code, issuedOn]))
  const notes = rows.filter(({ type }) => isNote(type)).map(({ code }) => code)
  if (notes.length === 0) return days
  const code = sql`concat_ws('-', ${note.issuerDocument}, ${note.modifiedType}, ${note.modifiedSeries}, ${note.modifiedNumber})`
  const isRegistered = sql`${modified.source} <> 'xml' and ${modified.currency} = ${note.currency} and ${modified.exchangeRate} is not null`
  const found = await db
    .select({
      code: note.code,
      day: sql<string | null>`case when ${isRegistered} then null else ${modified.issuedOn} end`,
    })
    .from(note)
    .leftJoin(
      modified,
      and(publishedTo(modified, businessUuid), eq(modified.operation, note.operation), eq(modified.code, code)),
    )
    .where(
      and(
        publishedTo(note, businessUuid),
        eq(note.operation, operation),
        inArray(note.code, notes),
        gt(note.modifiedNumber, ''),
      ),
    )
  for (const { code: ofNote, day } of found) days.set(ofNote, day)
  return days
}
