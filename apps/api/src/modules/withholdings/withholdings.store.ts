import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  columnList,
  computed,
  createPartsQuery,
  type Database,
  fieldsOf,
  type Places,
  publishedTo,
  type RowOf,
  schema,
} from '../../db/index.ts'
import type { StoredXml } from '../vouchers/open-voucher-file.ts'
import { type Page, type PageValues, pageValues } from '../vouchers/page-window.store.ts'

const { documents, withholdings } = schema

/** CPE 40 or CPE 20 that a company suffered in a period. */
export interface WithholdingFilter {
  readonly type: '40' | '20'
  readonly period: TaxPeriod
}

const rowColumns = {
  code: withholdings.code,
  series: withholdings.series,
  number: withholdings.number,
  issuedOn: withholdings.issuedOn,
  agentDocument: withholdings.agentDocument,
  agentName: withholdings.agentName,
  receiverDocument: withholdings.receiverDocument,
  regime: withholdings.regime,
  amount: withholdings.amount,
}

/** A perception or retention. Amount in céntimos of soles. */
export type WithholdingRow = RowOf<typeof rowColumns>

const found = alias(withholdings, 'found')
const sumFields = { withholdings: computed(), amount: computed<Centimos>() }

type PageOfCompany = PageValues & WithholdingFilter & { readonly businessUuid: string }

const pageOf = createPartsQuery({ sums: sumFields, row: rowColumns }, (db, at: Places<PageOfCompany>) => {
  const isSuffered = and(
    publishedTo(withholdings, at.businessUuid),
    eq(withholdings.type, at.type),
    eq(withholdings.period, at.period),
    eq(withholdings.role, 'receiver'),
  )
  const sums = db.$with('sums').as(
    db
      .select({
        withholdings: sql`count(*)`.as('all_withholdings'),
        amount: sql`coalesce(sum(${withholdings.amount}), 0)`.as('all_amount'),
      })
      .from(withholdings)
      .where(isSuffered),
  )
  const ofPage = db.$with('found').as(
    db
      .select({ columns: columnList('withholdings', rowColumns) })
      .from(withholdings)
      .where(isSuffered)
      .orderBy(desc(withholdings.issuedOn), desc(withholdings.code))
      .limit(at.size)
      .offset(at.before),
  )
  return db
    .with(sums, ofPage)
    .select({ sums: fieldsOf(sums, sumFields), columns: columnList('found', rowColumns) })
    .from(sums)
    .leftJoin(ofPage, sql`true`)
    .orderBy(desc(found.issuedOn), desc(found.code))
})

/** A page of what a company suffered, newest first, with the sums of all pages: one statement, so that the two agree. */
export async function listWithholdingPage(
  database: Database,
  businessUuid: string,
  filter: WithholdingFilter,
  page: Page,
) {
  const answer = await pageOf(database, { businessUuid, ...filter, ...pageValues(page) })
  return { sums: answer[0]?.sums ?? undefined, rows: answer.flatMap(({ row }) => row ?? []) }
}

/** Where the XML of a perception or retention is stored; undefined when there is none. */
export async function findWithholdingXml(
  { db }: Database,
  businessUuid: string,
  code: string,
): Promise<StoredXml | undefined> {
  const [row] = await db
    .select({
      code: withholdings.code,
      series: withholdings.series,
      number: withholdings.number,
      storageKey: documents.storageKey,
      sizeBytes: documents.sizeBytes,
    })
    .from(withholdings)
    .innerJoin(
      documents,
      and(eq(documents.businessUuid, withholdings.businessUuid), eq(documents.sha256, withholdings.xmlDocument)),
    )
    .where(and(publishedTo(withholdings, businessUuid), eq(withholdings.code, code)))
    .limit(1)
  return row
}
