import type { CivilDate } from '@contapro/sunat'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { publishedTo } from '../../platform/db/published-to.ts'

const { detractionDeposits: deposits } = schema

/** The deposit that a detraction was paid with first. */
export interface FirstDeposit {
  readonly receiptNumber: string
  readonly paidOn: CivilDate
}

/** The first deposits of some purchases, by voucher code. */
export async function findFirstDeposits(
  { db }: Database,
  businessUuid: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, FirstDeposit>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([deposits.voucherCode], {
      code: deposits.voucherCode,
      receiptNumber: deposits.receiptNumber,
      paidOn: deposits.paidOn,
    })
    .from(deposits)
    .where(
      and(
        publishedTo(deposits, businessUuid),
        eq(deposits.operation, 'COMPRA'),
        inArray(deposits.voucherCode, [...codes]),
      ),
    )
    .orderBy(asc(deposits.voucherCode), asc(deposits.paidOn), asc(deposits.receiptNumber))
  return new Map(
    rows.map(({ code, receiptNumber, paidOn }) => [code ?? '', { receiptNumber, paidOn: paidOn as CivilDate }]),
  )
}
