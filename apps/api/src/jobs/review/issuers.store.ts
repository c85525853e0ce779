import type { Session } from '../../platform/db/index.ts'

/**
 * The next issuers of a company's purchases, each by one look into the primary key however many vouchers it issued: codes
 * begin with the issuer and a hyphen, and a point comes right behind all of them.
 */
export async function listIssuers(session: Session, businessUuid: string, after: string): Promise<string[]> {
  const { rows } = await session.query<{ issuer: string }>(
    `WITH RECURSIVE issuers(issuer) AS (
       (${next('$2::text')})
       UNION ALL SELECT (${next('i.issuer')}) FROM issuers i WHERE i.issuer IS NOT NULL
     ) SELECT issuer FROM issuers WHERE issuer IS NOT NULL LIMIT 1000`,
    [businessUuid, after],
  )
  return rows.map(({ issuer }) => issuer)
}

const next = (from: string): string =>
  `SELECT v.issuer_document FROM vouchers v WHERE v.business_uuid = $1 AND v.operation = 'COMPRA' AND v.code > ${from} || '.'
   ORDER BY v.code LIMIT 1`
