import type { Session } from '../../platform/db/index.ts'

/**
 * What is to be reviewed again: `all` vouchers of a company, one purchase by its code, the boletas of a period, the vouchers of both
 * books that no register has put into soles (`exchange-rates`), those that are stored twice because their series is written in two ways
 * (`series`), what the stored XML say whose hash comes after the named one, or everything without the upload that is undone.
 */
export type ReviewScope =
  | 'all'
  | 'exchange-rates'
  | 'series'
  | `${number}`
  | `purchase ${string}`
  | `undo ${string}`
  | `xml ${string}`

export interface ReviewRequest {
  readonly id: number
  readonly scope: ReviewScope
}

/**
 * Asks that the rules look anew at what is there, because something changed that no file brought. Whoever asks wakes the
 * ingestion after the transaction; a request twice is one.
 */
export async function requestReview(tx: Session, businessUuid: string, scope: ReviewScope): Promise<void> {
  await tx.query(
    `INSERT INTO review_requests (business_uuid, scope) VALUES ($1, $2)
     ON CONFLICT (business_uuid, scope) DO UPDATE SET id = excluded.id, attempts = 0`,
    [businessUuid, scope],
  )
}

export async function listReviewRequests(session: Session, businessUuid: string): Promise<ReviewRequest[]> {
  const { rows } = await session.query<ReviewRequest & { id: string }>(
    'SELECT id, scope FROM review_requests WHERE business_uuid = $1',
    [businessUuid],
  )
  return rows.map(({ id, scope }) => ({ id: Number(id), scope }))
}
