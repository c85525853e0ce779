import type { Driver, Session } from '../../platform/db/index.ts'
import { type FigureDelta, figureAmountFields, figureKeyFields } from '../figures/figure-deltas.ts'
import { filledCounts } from '../figures/filled-amounts.ts'
import { voucherFields } from '../rows/voucher-columns.ts'
import { type Lease, renewLease } from './lease.store.ts'

const columnOf = new Map(voucherFields.map(({ field, column }) => [field, column]))
const keyColumns = [...figureKeyFields.map((f) => columnOf.get(f) ?? f), 'has_file', 'reason', 'credit_period']
const amountColumns = figureAmountFields.map((f) => columnOf.get(f) ?? f)
const filledColumns = filledCounts.map((count) => count.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const sumColumns = ['vouchers', ...amountColumns, ...filledColumns]
const booleanColumns = new Set(['has_file', 'has_detraction', 'annulled', 'missing_exchange_rate', 'over_boleta_limit'])

const recordColumns = [
  ...keyColumns.map((c) => `${c} ${booleanColumns.has(c) ? 'boolean' : 'text'}`),
  ...sumColumns.map((c) => `${c} bigint`),
].join(', ')

const addSql = `
  INSERT INTO period_figures AS f (business_uuid, ${[...keyColumns, ...sumColumns].join(', ')})
  SELECT $1, ${keyColumns.map((c) => `d.${c}`).join(', ')}, ${sumColumns.map((c) => `sum(d.${c})`).join(', ')}
  FROM jsonb_to_recordset($2::jsonb) AS d(${recordColumns})
  GROUP BY ${keyColumns.map((c) => `d.${c}`).join(', ')}
  ON CONFLICT (business_uuid, ${keyColumns.join(', ')})
  DO UPDATE SET ${sumColumns.map((c) => `${c} = f.${c} + excluded.${c}`).join(', ')}`

/** Adds changes to a company's figures. */
export function addFigures(tx: Session, businessUuid: string, figures: readonly FigureDelta[]): Promise<void> {
  return addRecords(tx, businessUuid, figures.map(toRecord))
}

/** Adds the changes of an ingestion to the figures, with those that decisions have left on it (`correctFigures`). */
export async function addFiguresOfLease(
  tx: Session,
  { businessUuid }: Lease,
  figures: readonly FigureDelta[],
): Promise<void> {
  await addRecords(tx, businessUuid, [...figures.map(toRecord), ...(await findCorrections(tx, businessUuid))])
}

async function addRecords(tx: Session, businessUuid: string, records: readonly object[]): Promise<void> {
  if (records.length === 0) return
  await tx.query(addSql, [businessUuid, JSON.stringify(records)])
  await tx.query('DELETE FROM period_figures WHERE business_uuid = $1 AND vouchers = 0', [businessUuid])
}

/** Removes the changes that decisions have left on an ingestion whose rows were undone: it begins again with what is published. */
export async function dropCorrections(driver: Driver, lease: Lease): Promise<void> {
  await driver.transaction(async (tx) => {
    await renewLease(tx, lease)
    await tx.query("UPDATE ingestions SET corrections = '[]'::jsonb WHERE business_uuid = $1", [lease.businessUuid])
  })
}

/**
 * Leaves changes of figures on the ingestion under way: it reckons with vouchers as it found them, and somebody has
 * decided about them since. They go with its lease if it fails.
 */
export async function correctFigures(
  tx: Session,
  businessUuid: string,
  figures: readonly FigureDelta[],
): Promise<void> {
  if (figures.length === 0) return
  await tx.query('UPDATE ingestions SET corrections = corrections || $2::jsonb WHERE business_uuid = $1', [
    businessUuid,
    JSON.stringify(figures.map(toRecord)),
  ])
}

async function findCorrections(tx: Session, businessUuid: string): Promise<object[]> {
  const { rows } = await tx.query<{ corrections: object[] }>(
    'SELECT corrections FROM ingestions WHERE business_uuid = $1',
    [businessUuid],
  )
  return rows[0]?.corrections ?? []
}

const toRecord = (delta: FigureDelta): object => ({
  ...Object.fromEntries(figureKeyFields.map((f) => [columnOf.get(f) ?? f, delta[f]])),
  has_file: delta.hasFile,
  reason: delta.reason,
  credit_period: delta.creditPeriod,
  vouchers: delta.vouchers,
  ...Object.fromEntries(amountColumns.map((column, i) => [column, delta.amounts[i]])),
  ...Object.fromEntries(filledColumns.map((column, i) => [column, delta.filled[i]])),
})
