import type { PurchaseStatus, TaxPeriod } from '@contapro/sunat'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/index.ts'
import { publishedTo } from '../../platform/db/published-to.ts'
import type { StoredXml } from '../../vouchers/files/open-voucher-file.ts'

const { documents, vouchers } = schema

export interface ChosenPurchases {
  readonly period: TaxPeriod
  readonly codes: readonly string[]
  /** Any unless given. */
  readonly status?: PurchaseStatus
}

/** Where the XML of each of these purchases is stored, by code; those that have none are left out. */
export async function findPurchaseXmls(
  { db }: Database,
  businessUuid: string,
  { period, codes, status }: ChosenPurchases,
): Promise<ReadonlyMap<string, StoredXml>> {
  const rows = await db
    .select({
      code: vouchers.code,
      series: vouchers.series,
      number: vouchers.number,
      storageKey: documents.storageKey,
      sizeBytes: documents.sizeBytes,
    })
    .from(vouchers)
    .innerJoin(
      documents,
      and(eq(documents.businessUuid, vouchers.businessUuid), eq(documents.sha256, vouchers.xmlDocument)),
    )
    .where(
      and(
        publishedTo(vouchers, businessUuid),
        eq(vouchers.operation, 'COMPRA'),
        inArray(vouchers.code, [...codes]),
        eq(vouchers.period, period),
        status && eq(vouchers.status, status),
      ),
    )
  return new Map(rows.map((xml) => [xml.code, xml]))
}
