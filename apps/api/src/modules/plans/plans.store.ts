import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../db/index.ts'

const { users } = schema

export interface PlanOfAccount {
  readonly planType: number
  readonly planEndDate: string
}

/** Whether the account may still have its free trial. */
export async function hasTrialLeft({ db }: Database, accountantUuid: string): Promise<boolean> {
  const rows = await db.select({ uuid: users.uuid }).from(users).where(withTrial(accountantUuid))
  return rows.length > 0
}

export async function setPlan({ db }: Database, accountantUuid: string, plan: PlanOfAccount): Promise<void> {
  await db.update(users).set(plan).where(eq(users.uuid, accountantUuid))
}

/** False, and nothing changed, when the account had its trial. */
export async function startTrial({ db }: Database, accountantUuid: string, plan: PlanOfAccount): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ ...plan, hasUsedTrial: true })
    .where(withTrial(accountantUuid))
    .returning({ uuid: users.uuid })
  return rows.length > 0
}

const withTrial = (accountantUuid: string) => and(eq(users.uuid, accountantUuid), eq(users.hasUsedTrial, false))
