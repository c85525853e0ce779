import type { Session } from '../../platform/db/index.ts'
import type { DetractionFigure } from '../figures/detraction-figures.ts'

/** Published figures: of all deposits if they are wanted, and of what is not paid of some periods. */
export async function listDetractionFigures(
  session: Session,
  businessUuid: string,
  { paid, unpaidOf }: { readonly paid: boolean; readonly unpaidOf: readonly string[] },
): Promise<DetractionFigure[]> {
  const { rows } = await session.query<DetractionFigure>(
    `SELECT is_paid AS "isPaid", period, day, detractions, amount_centimos::float8 AS amount, unknown_amounts AS unknown FROM detraction_figures
     WHERE business_uuid = $1 AND CASE WHEN is_paid THEN $2 ELSE period = ANY ($3::text[]) END`,
    [businessUuid, paid, unpaidOf],
  )
  return rows
}

/** Sets figures; one without detractions is removed. */
export async function writeDetractionFigures(
  tx: Session,
  businessUuid: string,
  figures: readonly DetractionFigure[],
): Promise<void> {
  if (figures.length === 0) return
  await tx.query(
    `INSERT INTO detraction_figures (business_uuid, is_paid, period, day, detractions, amount_centimos, unknown_amounts)
     SELECT $1, f."isPaid", f.period, f.day, f.detractions, f.amount, f.unknown
     FROM jsonb_to_recordset($2::jsonb) AS f("isPaid" boolean, period text, day date, detractions int, amount bigint, unknown int)
     ON CONFLICT (business_uuid, is_paid, period, day)
     DO UPDATE SET detractions = excluded.detractions, amount_centimos = excluded.amount_centimos,
       unknown_amounts = excluded.unknown_amounts`,
    [businessUuid, JSON.stringify(figures)],
  )
  await tx.query('DELETE FROM detraction_figures WHERE business_uuid = $1 AND detractions = 0', [businessUuid])
}

/** Periods in which anything was owed at the last publication. */
export async function listPeriodsInDebt(session: Session, businessUuid: string): Promise<string[]> {
  const { rows } = await session.query<{ period: string }>(
    'SELECT DISTINCT period FROM detraction_figures WHERE business_uuid = $1 AND NOT is_paid',
    [businessUuid],
  )
  return rows.map(({ period }) => period)
}
