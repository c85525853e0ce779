import type { EnteredDetraction } from '@contapro/sunat/observations'
import type { Session } from '../../platform/db/index.ts'

type Row = Omit<EnteredDetraction, 'isSubject'> & { readonly voucher: string; readonly isSubject: boolean | null }

/** What was entered by hand about the detractions of purchases, by code; nothing of what was taken back. */
export async function findDetractionEntries(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, EnteredDetraction>> {
  if (codes.length === 0) return new Map()
  const { rows } = await session.query<Row>(
    // A plain `code` would be the column of the result, which is the good.
    `SELECT DISTINCT ON (e.code) e.code AS voucher, is_subject AS "isSubject", good_code AS code, amount_centimos::float8 AS amount
     FROM detraction_entries e WHERE business_uuid = $1 AND e.code = ANY ($2::text[]) ORDER BY e.code, id DESC`,
    [businessUuid, codes],
  )
  return new Map(
    rows.flatMap(({ voucher, isSubject, code, amount }) =>
      isSubject === null ? [] : [[voucher, { isSubject, code, amount }]],
    ),
  )
}
