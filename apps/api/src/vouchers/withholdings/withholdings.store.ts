import type { Centimos, TaxPeriod } from '@contapro/sunat'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
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
} from '../../platform/db/index.ts'
import type { StoredXml } from '../files/open-voucher-file.ts'
import { type Page, type PageValues, pageValues } from '../lists/page-window.store.ts'
import { documentsOf, isSuffered, type SufferedKind } from './suffered-withholdings.store.ts'

const { documents, withholdings } = schema

/** Percepciones or retenciones that a company suffered in a period. */
export interface WithholdingFilter {
  readonly type: SufferedKind
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

type PageOfCompany = PageValues & Pick<WithholdingFilter, 'period'> & { readonly businessUuid: string }

const parts = { sums: sumFields, row: rowColumns }

const pageOf = createPartsQuery(parts, (db, at: Places<PageOfCompany>, kind: SufferedKind) => {
  const isOfPeriod = and(
    inArray(withholdings.type, [...documentsOf[kind]]),
    eq(withholdings.period, at.period),
    isSuffered(at.businessUuid),
  )
  const sums = db.$with('sums').as(
    db
      .select({
        withholdings: sql`count(*)`.as('all_withholdings'),
        amount: sql`coalesce(sum(${withholdings.amount}), 0)`.as('all_amount'),
      })
      .from(withholdings)
      .where(isOfPeriod),
  )
  const ofPage = db.$with('found').as(
    db
      .select({ columns: columnList('withholdings', rowColumns) })
      .from(withholdings)
      .where(isOfPeriod)
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
  { type, period }: WithholdingFilter,
  page: Page,
) {
  const answer = await pageOf(database, { businessUuid, period, ...pageValues(page) }, type)
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
