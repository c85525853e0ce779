import { countsAsCredit, type PurchaseCredit, type PurchaseStatus, voucherTypes } from '@contapro/sunat'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countsAsCreditSql } from '../../src/vouchers/figures/counts-as-credit.store.ts'
import { databaseKinds } from '../../test-kit/databases.ts'
import { useTestApp } from '../../test-kit/test-app.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const app = useTestApp(kind)

  test('the database decides what counts as credit as the rule of @contapro/sunat does, for every type, status and credit', async () => {
    const statuses: PurchaseStatus[] = ['gasto deducible', 'gasto no deducible', 'observado']
    const credits: PurchaseCredit[] = ['yes', 'no', 'later']
    const cases: Case[] = voucherTypes.flatMap(({ code: type }) =>
      statuses.flatMap((status) => credits.map((credit) => ({ type, status, credit }))),
    )
    expect(cases.length).toBeGreaterThan(500)
    const columns = { type: sql`t.type`, status: sql`t.status`, credit: sql`t.credit` }
    const { rows } = await app.services.database.db.execute<Case & { counts: boolean }>(sql`
    select t.type, t.status, t.credit, ${countsAsCreditSql(columns)} as counts
    from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as t(type text, status text, credit text)`)
    const counting = cases.filter(({ type, ...treatment }) => countsAsCredit(type, treatment))
    const keyOf = ({ type, status, credit }: Case) => `${type} ${status} ${credit}`
    expect(rows).toHaveLength(cases.length)
    expect(
      rows
        .filter((row) => row.counts)
        .map(keyOf)
        .toSorted(),
    ).toEqual(counting.map(keyOf).toSorted())
  })
})

type Case = { readonly type: string; readonly status: PurchaseStatus; readonly credit: PurchaseCredit }
