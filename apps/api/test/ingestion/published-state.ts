import { type Database, schema } from '../../src/platform/db/index.ts'

type Row = Record<string, unknown>

/** All that readers of a company can see of its vouchers, deposits and figures, comparable between companies and ingestions. */
export interface PublishedState {
  readonly vouchers: readonly Row[]
  readonly withholdings: readonly Row[]
  readonly deposits: readonly Row[]
  readonly figures: readonly Row[]
  readonly detractions: readonly Row[]
  readonly saleNumbers: readonly Row[]
}

export async function publishedState(database: Database, businessUuid: string): Promise<PublishedState> {
  const read = async (table: string, order: string): Promise<Row[]> => {
    const sql = `SELECT * FROM ${table} WHERE business_uuid = $1 ORDER BY ${order}`
    const { rows } = await database.driver.query<Row>(sql, [businessUuid])
    return rows.map(withoutVersions)
  }
  return {
    vouchers: await read('published_vouchers', 'operation, code'),
    withholdings: await read('published_withholdings', 'code'),
    deposits: await read('published_detraction_deposits', 'receipt_number'),
    detractions: await read('detraction_figures', 'is_paid, period, day'),
    saleNumbers: await read(
      `(SELECT r.* FROM sale_number_runs r JOIN businesses b ON b.uuid = r.business_uuid
        AND r.published_in <= b.published_version AND r.superseded_in > b.published_version) AS runs`,
      'type, series, first_number',
    ),
    figures: await read(
      'period_figures',
      'operation, period, type, status, credit, rate, has_file, has_detraction, annulled',
    ),
  }
}

/** Versions of ingestions and places of rows: they follow from when files came, and say nothing of what was read. */
const versions = new Set([
  'business_uuid',
  'published_in',
  'superseded_in',
  'file_made_at_ms',
  'file_version',
  'file_entry',
  'file_line',
])

const withoutVersions = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !versions.has(name))
      .map(([name, value]) => [name, name === 'set_aside' ? withoutPlaces(value as Row[] | null) : value]),
  )

const withoutPlaces = (rows: Row[] | null): Row[] | null =>
  rows && rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'file')))

/** Rows of a company that no reader sees: what an ingestion wrote or replaced without being published, or nobody swept. */
export async function countUnseenRows({ driver }: Database, businessUuid: string): Promise<number> {
  const { rows } = await driver.query<{ unseen: number }>(
    `SELECT count(*)::int AS unseen FROM (
       SELECT business_uuid, published_in, superseded_in FROM vouchers
       UNION ALL SELECT business_uuid, published_in, superseded_in FROM sale_number_runs) v
     JOIN businesses b ON b.uuid = v.business_uuid
     WHERE b.uuid = $1 AND (v.published_in > b.published_version OR v.superseded_in < ${schema.NEVER_SUPERSEDED})`,
    [businessUuid],
  )
  return rows[0]?.unseen ?? 0
}
