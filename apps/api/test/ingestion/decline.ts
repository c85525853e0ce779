import { decidePurchases } from '../../src/ingestion/decisions/decide-purchases.ts'
import { type Database, schema } from '../../src/platform/db/index.ts'
import { sampleRuc } from '../../test-kit/test-company.ts'

/** Declines purchases of August 2026, by the numbers of their vouchers. */
export async function decline({ db, driver }: Database, businessUuid: string, numbers: readonly number[]) {
  const [user] = await db.select().from(schema.users)
  return decidePurchases(driver, {
    businessUuid,
    ownRuc: sampleRuc,
    period: '202608' as never,
    codes: numbers.map((number) => `20990000027-01-F001-${number}`),
    decision: 'declined',
    accountantUuid: user!.uuid,
    decidedAt: new Date('2026-09-01T15:00:00Z'),
  })
}
