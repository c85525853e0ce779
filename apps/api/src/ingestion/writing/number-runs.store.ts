import type { TaxPeriod } from '@contapro/sunat'
import type { NumberRun } from '@contapro/sunat/observations'
import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import type { Series } from '../../vouchers/rows/met-numbers.ts'
import type { Lease } from '../../vouchers/stores/lease.store.ts'

const ofSeries = `business_uuid = $1 AND type = $2 AND series = $3 AND superseded_in = ${NEVER_SUPERSEDED}`

/** The runs of a series as the next publication would show them. */
export async function listNumberRuns(
  session: Session,
  businessUuid: string,
  { type, series }: Series,
): Promise<NumberRun[]> {
  const { rows } = await session.query<{ first: string; last: string; endedIn: TaxPeriod }>(
    `SELECT first_number AS first, last_number AS last, ended_in AS "endedIn" FROM sale_number_runs WHERE ${ofSeries}
     ORDER BY first_number`,
    [businessUuid, type, series],
  )
  return rows.map(({ first, last, endedIn }) => ({ first: Number(first), last: Number(last), endedIn }))
}

/** Puts runs of a series in the place of others, unseen until the lease's version is published. */
export async function replaceNumberRuns(
  tx: Session,
  { businessUuid, version }: Lease,
  { type, series }: Series,
  { gone, come }: { readonly gone: readonly NumberRun[]; readonly come: readonly NumberRun[] },
): Promise<void> {
  const of = [businessUuid, type, series]
  if (gone.length > 0) {
    const sql = `UPDATE sale_number_runs SET superseded_in = $4 WHERE ${ofSeries} AND first_number = ANY ($5::bigint[])`
    await tx.query(sql, [...of, version, gone.map(({ first }) => first)])
  }
  if (come.length === 0) return
  await tx.query(
    `INSERT INTO sale_number_runs (business_uuid, type, series, published_in, first_number, last_number, ended_in)
     SELECT $1, $2, $3, $4, r.first, r.last, r."endedIn"
     FROM jsonb_to_recordset($5::jsonb) AS r(first bigint, last bigint, "endedIn" text)`,
    [...of, version, JSON.stringify(come)],
  )
}
