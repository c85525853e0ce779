import type { PurchaseDecision } from '@contapro/sunat'
import type { Session } from '../../platform/db/index.ts'
import { NEVER_SUPERSEDED } from '../../platform/db/schema/vouchers.ts'
import { leanPlans } from '../../vouchers/stores/lease.store.ts'
import { type CurrentVoucher, listVersions } from '../../vouchers/stores/vouchers.store.ts'

/** A purchase as readers see it, and as an ingestion under way would have it seen. */
export interface PurchaseStates {
  readonly published: CurrentVoucher
  readonly unseen?: CurrentVoucher
  /** Whether an ingestion under way has replaced or withdrawn the published row. */
  readonly isReplaced: boolean
}

export interface HeldIngestion {
  /** Whether an ingestion is under way: it waits until the transaction ends, for one batch. */
  readonly isHeld: boolean
  release(): Promise<void>
}

/** No ingestion has this version. */
const NO_VERSION = 0

/** Keeps every ingestion of the company from writing until the transaction ends, one that has not begun as well. */
export async function holdIngestion(tx: Session, businessUuid: string): Promise<HeldIngestion> {
  const { rows } = await tx.query<{ version: number }>(
    `INSERT INTO ingestions AS i (business_uuid, owner, lease_until, version)
     VALUES ($1, gen_random_uuid(), clock_timestamp(), ${NO_VERSION})
     ON CONFLICT (business_uuid) DO UPDATE SET lease_until = i.lease_until RETURNING i.version, ${leanPlans}`,
    [businessUuid],
  )
  const isHeld = rows[0]?.version !== NO_VERSION
  return {
    isHeld,
    async release() {
      if (!isHeld) await tx.query('DELETE FROM ingestions WHERE business_uuid = $1', [businessUuid])
    },
  }
}

/** The states of the purchases with these codes that are published, by code. */
export async function findStatesOfPurchases(
  tx: Session,
  businessUuid: string,
  codes: readonly string[],
): Promise<Map<string, PurchaseStates>> {
  const { rows } = await tx.query<{ version: number }>(
    'SELECT published_version AS version FROM businesses WHERE uuid = $1',
    [businessUuid],
  )
  const version = rows[0]?.version ?? 0
  const states = new Map<string, PurchaseStates>()
  const unseen: CurrentVoucher[] = []
  for (const state of await listVersions(tx, businessUuid, 'COMPRA', codes)) {
    if (state.publishedIn > version) unseen.push(state)
    else if (state.supersededIn > version) {
      const isReplaced = state.supersededIn < NEVER_SUPERSEDED
      states.set(state.row.code, { published: state, isReplaced })
    }
  }
  for (const state of unseen) {
    const known = states.get(state.row.code)
    if (known) states.set(state.row.code, { ...known, unseen: state })
  }
  return states
}

/** Writes what a decision changes into rows that stand. */
export async function updateDecisions(
  tx: Session,
  businessUuid: string,
  rows: readonly CurrentVoucher[],
): Promise<void> {
  const records = rows.map(({ row, publishedIn }) => ({
    code: row.code,
    published_in: publishedIn,
    status: row.status,
    status_reasons: row.statusReasons,
    credit: row.credit,
    credit_reasons: row.creditReasons,
    decision: row.decision,
  }))
  await tx.query(
    `UPDATE vouchers v SET status = d.status, status_reasons = d.status_reasons, credit = d.credit,
       credit_reasons = d.credit_reasons, decision = d.decision
     FROM jsonb_to_recordset($2::jsonb) AS d(code text, published_in int, status text, status_reasons text[], credit text,
       credit_reasons text[], decision text)
     WHERE v.business_uuid = $1 AND v.operation = 'COMPRA' AND v.code = d.code AND v.published_in = d.published_in`,
    [businessUuid, JSON.stringify(records)],
  )
}

/** Notes who decided what; nothing ever removes it. */
export async function logDecisions(
  tx: Session,
  decided: {
    readonly businessUuid: string
    readonly decision: PurchaseDecision | null
    readonly accountantUuid: string
    readonly decidedAt: Date
  },
  codes: readonly string[],
): Promise<void> {
  const { businessUuid, decision, accountantUuid, decidedAt } = decided
  await tx.query(
    `INSERT INTO voucher_decisions (business_uuid, code, kind, accountant_uuid, decided_at)
     SELECT $1, code, $3, $4, $5 FROM unnest($2::text[]) AS code`,
    [businessUuid, codes, decision ?? 'undone', accountantUuid, decidedAt.toISOString()],
  )
}
