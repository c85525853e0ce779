import type { EnteredDetraction } from '@contapro/sunat/observations'
import type { Session } from '../../db/index.ts'

type Row = Omit<EnteredDetraction, 'isSubject'> & { readonly voucher: string; readonly isSubject: boolean | null }

/** What was entered by hand about the detractions of purchases, by code; nothing of what was taken back. */
export async function findDetractionEntries(
  session: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, EnteredDetraction>> {
  if (codes.length === 0) return new Map()
  const { rows } = await session.query<Row>(
    `SELECT DISTINCT ON (code) code AS voucher, is_subject AS "isSubject", good_code AS code, amount_centimos::float8 AS amount
     FROM detraction_entries WHERE business_uuid = $1 AND code = ANY ($2::text[]) ORDER BY code, id DESC`,
    [businessUuid, codes],
  )
  return new Map(
    rows.flatMap(({ voucher, isSubject, code, amount }) =>
      isSubject === null ? [] : [[voucher, { isSubject, code, amount }]],
    ),
  )
}
