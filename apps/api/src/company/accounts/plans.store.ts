import { count, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'

const { businesses, planChanges, users } = schema

/** Plan and free trial of an account. Days are civil dates in Lima. */
export interface AccountPlan {
  readonly planType: number | null
  readonly planEndDate: string | null
  readonly hasUsedTrial: boolean
  /** Last day of the free trial, once it was started; it stays if the start is undone. */
  readonly trialEndDate: string | null
}

/** A change of plan that can be undone. */
export interface PlanChange {
  readonly changedOn: string
  /** Companies at that time. */
  readonly businessesCount: number
  readonly before: Omit<AccountPlan, 'trialEndDate'>
}

/** What is read before the plan of an account changes. */
export interface PlanSituation {
  readonly account: AccountPlan
  readonly businessesCount: number
  /** Undefined without a change, and after it was undone. */
  readonly lastChange: PlanChange | undefined
}

/** The database, or a transaction of it. */
export type PlanReader = Pick<Database['db'], 'select'>

export async function readPlanSituation(db: PlanReader, accountantUuid: string): Promise<PlanSituation> {
  const [account] = await db.select(planColumns).from(users).where(eq(users.uuid, accountantUuid))
  if (!account) throw new Error('The account of a session exists.')
  const [change] = await db.select().from(planChanges).where(eq(planChanges.accountantUuid, accountantUuid))
  const [counted] = await db
    .select({ total: count() })
    .from(businesses)
    .where(eq(businesses.accountantUuid, accountantUuid))
  return { account, businessesCount: counted?.total ?? 0, lastChange: change && toPlanChange(change) }
}

const planColumns = {
  planType: users.planType,
  planEndDate: users.planEndDate,
  hasUsedTrial: users.hasUsedTrial,
  trialEndDate: users.trialEndDate,
}

function toPlanChange({ changedOn, businessesCount, ...row }: typeof planChanges.$inferSelect): PlanChange {
  const { planType, planEndDate, hasUsedTrial } = row
  return { changedOn, businessesCount, before: { planType, planEndDate, hasUsedTrial } }
}

/** Until the end of the transaction, neither the plan of the account nor the number of its companies changes. */
export async function lockPlan(tx: PlanReader, accountantUuid: string): Promise<void> {
  await tx.select({ uuid: users.uuid }).from(users).where(eq(users.uuid, accountantUuid)).for('no key update')
}

/** Sets the plan that `change` gives, and keeps the one before; null changes nothing. What `change` throws ends it. */
export function changePlan(
  { db }: Database,
  accountantUuid: string,
  { on, change }: { readonly on: string; readonly change: (situation: PlanSituation) => AccountPlan | null },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPlan(tx, accountantUuid)
    const situation = await readPlanSituation(tx, accountantUuid)
    const plan = change(situation)
    if (!plan) return
    const { account, businessesCount } = situation
    const { planType, planEndDate, hasUsedTrial } = account
    const before = { changedOn: on, businessesCount, planType, planEndDate, hasUsedTrial }
    await tx.update(users).set(plan).where(eq(users.uuid, accountantUuid))
    await tx
      .insert(planChanges)
      .values({ accountantUuid, ...before })
      .onConflictDoUpdate({ target: planChanges.accountantUuid, set: before })
  })
}

/** Sets the plan of before the last change, which `check` gets. What `check` throws ends it. */
export function undoPlanChange(
  { db }: Database,
  accountantUuid: string,
  check: (situation: PlanSituation) => PlanChange,
): Promise<PlanChange['before']> {
  return db.transaction(async (tx) => {
    await lockPlan(tx, accountantUuid)
    const { before } = check(await readPlanSituation(tx, accountantUuid))
    await tx.update(users).set(before).where(eq(users.uuid, accountantUuid))
    await tx.delete(planChanges).where(eq(planChanges.accountantUuid, accountantUuid))
    return before
  })
}
