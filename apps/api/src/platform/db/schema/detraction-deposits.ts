import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import { char, index, integer, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { centimos, civilDate, keyText } from './column-types.ts'
import type { SetAsideDeposit } from './set-aside-row.ts'
import { textLengths } from './text-lengths.ts'
import { NEVER_SUPERSEDED } from './vouchers.ts'

/** Deposits of detractions as SUNAT's report tells them, versioned like vouchers. Texts are '' where it leaves them out. */
export const detractionDeposits = pgTable(
  'detraction_deposits',
  {
    businessUuid: uuid('business_uuid').notNull(),
    /** Número de constancia: what makes a deposit one deposit, whichever reports name it. */
    receiptNumber: keyText('receipt_number').notNull(),
    publishedIn: integer('published_in').notNull(),
    supersededIn: integer('superseded_in').notNull().default(NEVER_SUPERSEDED),
    /** Book of the voucher: the company bought from the supplier, or is the supplier itself. */
    operation: text('operation', { enum: ['COMPRA', 'VENTA'] }).notNull(),
    /** The code that the voucher has in `vouchers`, there or not; null when the deposit names none. Several deposits may be for one. */
    voucherCode: keyText('voucher_code'),
    /** Period of the voucher once it is there (Periodo contable); else the one that the deposit names. */
    period: char('period', { length: 6 }).notNull(),
    namedPeriod: char('named_period', { length: 6 }).notNull(),
    paidOn: civilDate('paid_on').notNull(),
    /** `HH:MM:SS` in Peru; null where the report has the day only. */
    timeOfPayment: text('time_of_payment'),
    amount: centimos('amount_centimos').notNull(),
    voucherType: text('voucher_type').notNull(),
    series: text('series').notNull(),
    number: text('number').notNull(),
    supplierRuc: text('supplier_ruc').notNull(),
    supplierName: text('supplier_name').notNull(),
    customerDocumentType: text('customer_document_type').notNull(),
    customerDocument: text('customer_document').notNull(),
    customerName: text('customer_name').notNull(),
    accountType: text('account_type').notNull(),
    account: text('account').notNull(),
    /** Catálogo 54. */
    goodCode: text('good_code').notNull(),
    operationCode: text('operation_code').notNull(),
    paymentNumber: text('payment_number').notNull(),
    /** What other reports say of the receipt; null if they say the same (docs/decisions/0055). */
    setAside: jsonb('set_aside').$type<SetAsideDeposit[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.receiptNumber, t.publishedIn] }),
    textLengths('detraction_deposits_text_lengths', {
      key: [t.voucherCode],
      text: [t.supplierName, t.customerName],
      document: [t.supplierRuc, t.customerDocument],
      voucherNumber: [t.series, t.number],
      code: [
        t.receiptNumber,
        t.timeOfPayment,
        t.voucherType,
        t.customerDocumentType,
        t.accountType,
        t.account,
        t.goodCode,
        t.operationCode,
        t.paymentNumber,
      ],
    }),
    index('deposits_by_voucher').on(t.businessUuid, t.operation, t.voucherCode, t.publishedIn, t.supersededIn),
    index('deposits_by_period').on(t.businessUuid, t.operation, t.period, t.paidOn, t.receiptNumber),
    index('deposits_by_payment').on(t.businessUuid, t.operation, t.paidOn, t.receiptNumber),
    index('deposits_by_ingestion').on(t.businessUuid, t.publishedIn),
    index('deposits_superseded').on(t.businessUuid, t.supersededIn).where(sql`${t.supersededIn} < 2147483647`),
  ],
)

/** The deposits that readers see. */
export const publishedDetractionDeposits = pgView('published_detraction_deposits').as((qb) =>
  qb
    .select(getTableColumns(detractionDeposits))
    .from(detractionDeposits)
    .innerJoin(
      businesses,
      and(
        eq(businesses.uuid, detractionDeposits.businessUuid),
        lte(detractionDeposits.publishedIn, businesses.publishedVersion),
        gt(detractionDeposits.supersededIn, businesses.publishedVersion),
      ),
    ),
)
