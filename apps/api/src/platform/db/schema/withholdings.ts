import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm'
import { char, index, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { centimos, civilDate, keyText } from './column-types.ts'
import { textLengths } from './text-lengths.ts'
import { NEVER_SUPERSEDED } from './vouchers.ts'

/** A voucher that a perception or retention refers to. */
export interface WithholdingReference {
  readonly type: string
  readonly series: string
  readonly number: string
  readonly issuedOn: string
  readonly totalCentimos: number
  readonly currency: string
  readonly amountCentimos: number
  readonly paidOn: string | null
}

/**
 * Perceptions (CPE 40) and retentions (CPE 20), versioned like vouchers; also the facturas (01) that prove their own perception,
 * which count while no CPE 40 names them and their voucher stands.
 */
export const withholdings = pgTable(
  'withholdings',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** `{agent}-{type}-{series}-{number}`; of a factura, the code of its voucher. */
    code: keyText('code').notNull(),
    publishedIn: integer('published_in').notNull(),
    supersededIn: integer('superseded_in').notNull().default(NEVER_SUPERSEDED),
    xmlDocument: char('xml_document', { length: 64 }).notNull(),
    type: char('type', { length: 2, enum: ['20', '40', '01'] }).notNull(),
    series: keyText('series').notNull(),
    number: keyText('number').notNull(),
    issuedOn: civilDate('issued_on').notNull(),
    period: char('period', { length: 6 }).notNull(),
    /** The company withheld (agent) or suffered it (receiver). */
    role: text('role', { enum: ['agent', 'receiver'] }).notNull(),
    agentDocument: text('agent_document').notNull(),
    agentName: text('agent_name').notNull(),
    receiverDocument: text('receiver_document').notNull(),
    receiverName: text('receiver_name').notNull(),
    /** Catálogo 22 or 23. */
    regime: text('regime').notNull(),
    percent: text('percent').notNull(),
    amount: centimos('amount_centimos').notNull(),
    net: centimos('net_centimos').notNull(),
    references: jsonb('voucher_references').$type<WithholdingReference[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.code, t.publishedIn] }),
    textLengths('withholdings_text_lengths', {
      key: [t.code],
      text: [t.agentName, t.receiverName],
      document: [t.agentDocument, t.receiverDocument],
      voucherNumber: [t.series, t.number],
      code: [t.regime],
      decimal: [t.percent],
    }),
    index('withholdings_by_date').on(t.businessUuid, t.type, t.period, t.issuedOn, t.code),
    index('withholdings_by_ingestion').on(t.businessUuid, t.publishedIn),
  ],
)

/** The withholdings that readers see. */
export const publishedWithholdings = pgView('published_withholdings').as((qb) =>
  qb
    .select(getTableColumns(withholdings))
    .from(withholdings)
    .innerJoin(
      businesses,
      and(
        eq(businesses.uuid, withholdings.businessUuid),
        lte(withholdings.publishedIn, businesses.publishedVersion),
        gt(withholdings.supersededIn, businesses.publishedVersion),
      ),
    ),
)
