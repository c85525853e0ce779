import type { IgvRate } from '@contapro/sunat'
import type { PurchaseAmounts, SaleAmounts } from '@contapro/sunat/sire'
import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { businesses } from './businesses.ts'
import { centimos, civilDate, keyText } from './column-types.ts'
import type { SetAsideRow } from './set-aside-row.ts'
import { textLengths } from './text-lengths.ts'

/** `superseded_in` of a row that nothing has replaced. */
export const NEVER_SUPERSEDED = 2147483647

/** Code of the voucher that a note modifies; null where it names none. */
export const MODIFIED_CODE = `issuer_document || '-' || modified_type || '-' || modified_series || '-' || modified_number`

/** Whether a voucher is a credit or debit note, as `isNote` says of its type. */
export const IS_NOTE = `type ~ '^[089][78]$'`

const key = {
  businessUuid: uuid('business_uuid').notNull(),
  operation: text('operation', { enum: ['COMPRA', 'VENTA'] }).notNull(),
  /** `{issuer}-{type}-{series}-{number}`, the key within a company's book and the code of the contract (decisions 16). */
  code: keyText('code').notNull(),
  /** Visible from this published version of the company on … */
  publishedIn: integer('published_in').notNull(),
  /** … until before this one. */
  supersededIn: integer('superseded_in').notNull().default(NEVER_SUPERSEDED),
  issuerDocument: keyText('issuer_document').notNull(),
  type: char('type', { length: 2 }).notNull(),
  series: keyText('series').notNull(),
  number: keyText('number').notNull(),
}

/** What the winning register row says; taken from the XML while no register names the voucher (source 'xml'). */
const registerAspect = {
  source: text('source', { enum: ['replacement', 'proposal', 'ple', 'xml'] }).notNull(),
  period: char('period', { length: 6 }).notNull(),
  issuedOn: civilDate('issued_on').notNull(),
  dueOn: civilDate('due_on'),
  finalNumber: text('final_number'),
  counterpartyDocumentType: text('counterparty_document_type').notNull(),
  counterpartyDocument: keyText('counterparty_document').notNull(),
  counterpartyName: text('counterparty_name').notNull(),
  /** ISO 4217 of issue; the amounts below are soles whatever it says. */
  currency: text('currency').notNull(),
  /** Decimal text, null where the file leaves it out; of source 'xml' the one that the accountant entered. */
  exchangeRate: text('exchange_rate'),
  modifiedIssuedOn: civilDate('modified_issued_on'),
  /** Null where nothing is modified, and so are its series and number. */
  modifiedType: text('modified_type'),
  modifiedSeries: text('modified_series'),
  modifiedNumber: text('modified_number'),
  noteType: text('note_type').notNull(),
  /** Est. Comp., tabla 14; '' where the layout has none. */
  state: text('state').notNull(),
  /** Est. Comp. of the row itself, where a later file of another period annuls the voucher. */
  ownState: text('own_state'),
  customsYear: text('customs_year').notNull(),
  operationType: text('operation_type').notNull(),
  registerDetraction: boolean('register_detraction').notNull(),
  /** Other periods whose registers name the voucher too, ascending; null for none. */
  alsoAnnotatedIn: text('also_annotated_in').array(),
  /** Milliseconds since 1970: SUNAT's date of the register file, otherwise when it was received. */
  fileMadeAtMs: bigint('file_made_at_ms', { mode: 'number' }),
  /** `published_in` of the file's row in `documents`. */
  fileVersion: integer('file_version'),
  fileEntry: integer('file_entry'),
  fileLine: integer('file_line'),
  /** Rows and XML that name the voucher, say something else and do not count; null for none (docs/decisions/0055). */
  setAside: jsonb('set_aside').$type<SetAsideRow[]>(),
}

/** Soles, R.S. 040-2022 Anexo 11 fields 15–25; null for sales. Credit notes are negative. */
const purchaseAmounts = {
  taxableDg: centimos('taxable_dg_centimos'),
  igvDg: centimos('igv_dg_centimos'),
  taxableDgng: centimos('taxable_dgng_centimos'),
  igvDgng: centimos('igv_dgng_centimos'),
  taxableDng: centimos('taxable_dng_centimos'),
  igvDng: centimos('igv_dng_centimos'),
  untaxed: centimos('untaxed_centimos'),
}

/** Soles, R.S. 112-2021 Anexo 3 fields 14–26; null for purchases. Credit notes are negative. */
const saleAmounts = {
  exportValue: centimos('export_centimos'),
  taxable: centimos('taxable_centimos'),
  taxableDiscount: centimos('taxable_discount_centimos'),
  igv: centimos('igv_centimos'),
  igvDiscount: centimos('igv_discount_centimos'),
  exonerated: centimos('exonerated_centimos'),
  unaffected: centimos('unaffected_centimos'),
  ivapTaxable: centimos('ivap_taxable_centimos'),
  ivap: centimos('ivap_centimos'),
}

/** Both books: `other` is Otros Trib/Cargos of a purchase, Otros Tributos of a sale. */
const sharedAmounts = {
  isc: centimos('isc_centimos').notNull(),
  icbper: centimos('icbper_centimos').notNull(),
  other: centimos('other_centimos').notNull(),
  total: centimos('total_centimos').notNull(),
}

/** What the voucher's XML says, in its own currency; null without XML. */
const xmlAspect = {
  /** sha256 of the XML; its bytes are a row of `documents`, its lines rows of `voucher_items`. */
  xmlDocument: char('xml_document', { length: 64 }),
  /** Text of the first line. */
  itemDescription: text('item_description'),
  itemCount: integer('item_count').notNull(),
  originalCurrency: text('original_currency'),
  originalNet: centimos('original_net_centimos'),
  originalIgv: centimos('original_igv_centimos'),
  originalTotal: centimos('original_total_centimos'),
  /** Of a voucher in another currency: its amounts as the register of its book would hold them, but in its own currency. */
  originalAmounts: jsonb('original_amounts').$type<PurchaseAmounts | SaleAmounts>(),
  /** What of the total nothing in the XML explains; null where it adds up. */
  xmlRemainder: centimos('xml_remainder_centimos'),
  /** Rates on the lines, "18", "10.5", ascending. */
  igvPercents: text('igv_percents').array(),
  addresseeDocumentType: text('addressee_document_type'),
  addresseeDocument: text('addressee_document'),
  xmlDetractionCode: text('xml_detraction_code'),
  xmlDetractionPercent: text('xml_detraction_percent'),
  /** Soles; null where it is in another currency, and the percentage says which part of the total it is. */
  xmlDetractionAmount: centimos('xml_detraction_centimos'),
  /** The supplier's account at the Banco de la Nación. */
  xmlDetractionAccount: text('xml_detraction_account'),
  /** Catálogo 51. */
  xmlOperationType: text('xml_operation_type'),
}

/** What the rules of @contapro/sunat make of both (decisions 22); sales have no status and no credit: '' and empty lists. */
const treatment = {
  /** What the rules of observation found when they last looked, decided about or not; null for nothing. */
  observations: text('observations').array(),
  /** In which period a credit `later` may be taken. */
  creditPeriod: char('credit_period', { length: 6 }),
  status: text('status', { enum: ['gasto deducible', 'gasto no deducible', 'observado', ''] }).notNull(),
  statusReasons: text('status_reasons').array().notNull(),
  credit: text('credit', { enum: ['yes', 'no', 'later', ''] }).notNull(),
  creditReasons: text('credit_reasons').array().notNull(),
  rate: text('rate').$type<IgvRate>().notNull(),
  /** ISC beside `taxable` or `taxableDg`, and beside `taxableDiscount` or `taxableDgng`: part of what IGV is computed on. */
  iscBeside: centimos('isc_beside_centimos').notNull().default(0),
  iscBesideOther: centimos('isc_beside_other_centimos').notNull().default(0),
  /** By register or XML, or as the accountant says. */
  hasDetraction: boolean('has_detraction').notNull(),
  /** Other currency, no register row and no entered rate: the amounts in soles are 0 and count in no total (decisions 20). */
  missingExchangeRate: boolean('missing_exchange_rate').notNull(),
  annulled: boolean('annulled').notNull(),
  /** A boleta beyond the year's limit. */
  overBoletaLimit: boolean('over_boleta_limit').notNull().default(false),
  /** The accountant's; null until somebody decides. Never changed by ingestion. */
  decision: text('decision', { enum: ['validated', 'declined'] }),
}

/** Every state of every voucher; readers take `publishedVouchers`. */
export const vouchers = pgTable(
  'vouchers',
  { ...key, ...registerAspect, ...purchaseAmounts, ...saleAmounts, ...sharedAmounts, ...xmlAspect, ...treatment },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.operation, t.code, t.publishedIn] }),
    textLengths('vouchers_text_lengths', {
      key: [t.code],
      text: [t.counterpartyName, t.itemDescription],
      document: [t.issuerDocument, t.counterpartyDocument, t.addresseeDocument],
      voucherNumber: [t.series, t.number, t.finalNumber],
      code: [
        t.counterpartyDocumentType,
        t.currency,
        t.exchangeRate,
        t.modifiedType,
        t.modifiedSeries,
        t.modifiedNumber,
        t.noteType,
        t.state,
        t.ownState,
        t.customsYear,
        t.operationType,
        t.originalCurrency,
        t.addresseeDocumentType,
        t.xmlDetractionCode,
        t.xmlDetractionAccount,
        t.xmlOperationType,
      ],
      decimal: [t.xmlDetractionPercent],
    }),
    // The versions stand in the keys so that a reader passes rows of an unfinished ingestion by without fetching them.
    index('vouchers_by_date').on(
      t.businessUuid,
      t.operation,
      t.period,
      t.issuedOn,
      t.code,
      t.publishedIn,
      t.supersededIn,
    ),
    index('vouchers_by_counterparty').on(
      t.businessUuid,
      t.operation,
      t.period,
      t.counterpartyDocument,
      t.publishedIn,
      t.supersededIn,
    ),
    index('vouchers_by_number').on(
      t.businessUuid,
      t.operation,
      t.period,
      t.series,
      t.number,
      t.publishedIn,
      t.supersededIn,
    ),
    index('vouchers_boletas_bought')
      .on(t.businessUuid, t.period, t.issuedOn, t.code)
      .where(sql`${t.operation} = 'COMPRA' and ${t.type} = '03'`),
    index('vouchers_under_detraction')
      .on(t.businessUuid, t.period, t.issuedOn, t.code, t.publishedIn, t.supersededIn)
      .where(sql`${t.operation} = 'COMPRA' and ${t.hasDetraction}`),
    index('vouchers_perhaps_under_detraction')
      .on(t.businessUuid, t.period, t.issuedOn, t.code, t.publishedIn, t.supersededIn)
      .where(sql`${t.operation} = 'COMPRA' and 'DETRACTION_MARK_MISSING' = any(${t.observations})`),
    index('vouchers_doubted_or_refused')
      .on(t.businessUuid, t.period, t.status, t.issuedOn, t.code, t.publishedIn, t.supersededIn)
      .where(sql`${t.operation} = 'COMPRA' and ${t.status} in ('observado', 'gasto no deducible')`),
    index('vouchers_credited_later')
      .on(t.businessUuid, t.creditPeriod, t.issuedOn, t.code, t.publishedIn, t.supersededIn)
      .where(sql`${t.operation} = 'COMPRA' and ${t.credit} = 'later'`),
    index('vouchers_notes')
      .on(t.businessUuid, t.operation, t.publishedIn, t.code)
      .where(sql`${t.modifiedType} is not null`),
    index('vouchers_notes_by_date')
      .on(t.businessUuid, t.operation, t.modifiedIssuedOn, t.code)
      .where(sql`${t.modifiedType} is not null`),
    index('vouchers_notes_by_modified')
      .on(t.businessUuid, t.operation, sql.raw(`(${MODIFIED_CODE})`))
      .where(sql`${t.modifiedType} is not null`),
    index('vouchers_notes_without_voucher')
      .on(t.businessUuid, t.operation, t.code)
      .where(sql`'NOTE_WITHOUT_VOUCHER' = any(${t.observations})`),
    index('vouchers_sold_with_advice')
      .on(t.businessUuid, t.period, t.code, t.publishedIn, t.supersededIn)
      .where(sql`${t.operation} = 'VENTA' and ${t.observations} is not null`),
    index('vouchers_in_other_currency')
      .on(t.businessUuid, t.operation, t.code)
      .where(sql`${t.source} = 'xml' and ${t.currency} <> 'PEN'`),
    // Also finds the few published rows of a period among many that an unfinished ingestion has written.
    index('vouchers_by_ingestion').on(t.businessUuid, t.publishedIn, t.operation, t.period),
    index('vouchers_superseded').on(t.businessUuid, t.supersededIn).where(sql`${t.supersededIn} < 2147483647`),
  ],
)

/** The vouchers that readers see: those of the company's published version, in the same statement. */
export const publishedVouchers = pgView('published_vouchers').as((qb) =>
  qb
    .select(getTableColumns(vouchers))
    .from(vouchers)
    .innerJoin(
      businesses,
      and(
        eq(businesses.uuid, vouchers.businessUuid),
        lte(vouchers.publishedIn, businesses.publishedVersion),
        gt(vouchers.supersededIn, businesses.publishedVersion),
      ),
    ),
)
