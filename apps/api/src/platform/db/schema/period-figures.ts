import type { IgvRate } from '@contapro/sunat'
import { boolean, char, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { centimos } from './column-types.ts'

const count = (name: string) => integer(name).notNull().default(0)
const sum = (name: string) => centimos(`${name}_centimos`).notNull().default(0)

/**
 * Counts and sums of the published vouchers by everything that a dashboard tells apart. Every figure is a sum of a few of
 * these rows, never of vouchers. Soles; the columns mean what those of `vouchers` mean, 0 in the other book.
 */
export const periodFigures = pgTable(
  'period_figures',
  {
    businessUuid: uuid('business_uuid').notNull(),
    operation: text('operation', { enum: ['COMPRA', 'VENTA'] }).notNull(),
    period: char('period', { length: 6 }).notNull(),
    type: char('type', { length: 2 }).notNull(),
    status: text('status', { enum: ['gasto deducible', 'gasto no deducible', 'observado', ''] }).notNull(),
    credit: text('credit', { enum: ['yes', 'no', 'later', ''] }).notNull(),
    rate: text('rate').$type<IgvRate>().notNull(),
    /** An XML is there, so that files can be downloaded. */
    hasFile: boolean('has_file').notNull(),
    hasDetraction: boolean('has_detraction').notNull(),
    annulled: boolean('annulled').notNull(),
    missingExchangeRate: boolean('missing_exchange_rate').notNull(),
    overBoletaLimit: boolean('over_boleta_limit').notNull(),
    /** The first rule that doubts an observed voucher; '' for every other. */
    reason: text('reason').notNull().default(''),
    /** Where a credit `later` counts; '' for every other. */
    creditPeriod: text('credit_period').notNull().default(''),
    vouchers: count('vouchers'),
    taxableDg: sum('taxable_dg'),
    igvDg: sum('igv_dg'),
    taxableDgng: sum('taxable_dgng'),
    igvDgng: sum('igv_dgng'),
    taxableDng: sum('taxable_dng'),
    igvDng: sum('igv_dng'),
    untaxed: sum('untaxed'),
    exportValue: sum('export'),
    taxable: sum('taxable'),
    taxableDiscount: sum('taxable_discount'),
    igv: sum('igv'),
    igvDiscount: sum('igv_discount'),
    exonerated: sum('exonerated'),
    unaffected: sum('unaffected'),
    ivapTaxable: sum('ivap_taxable'),
    ivap: sum('ivap'),
    isc: sum('isc'),
    iscBeside: sum('isc_beside'),
    iscBesideOther: sum('isc_beside_other'),
    icbper: sum('icbper'),
    other: sum('other'),
    total: sum('total'),
    // How many of the vouchers have an amount: `filledAmounts` of the ingestion says which.
    withTaxable: count('with_taxable'),
    withIgv: count('with_igv'),
    withNetTaxable: count('with_net_taxable'),
    withNetIgv: count('with_net_igv'),
    withTaxableDiscount: count('with_taxable_discount'),
    withIgvDiscount: count('with_igv_discount'),
    withExport: count('with_export'),
    withUntaxedSale: count('with_untaxed_sale'),
    withTaxableDg: count('with_taxable_dg'),
    withIgvDg: count('with_igv_dg'),
    withTaxableDgng: count('with_taxable_dgng'),
    withIgvDgng: count('with_igv_dgng'),
    withTaxableDng: count('with_taxable_dng'),
    withUntaxed: count('with_untaxed'),
    withIvapTaxable: count('with_ivap_taxable'),
    withIvap: count('with_ivap'),
  },
  (t) => [
    primaryKey({
      columns: [
        t.businessUuid,
        t.operation,
        t.period,
        t.type,
        t.status,
        t.credit,
        t.rate,
        t.hasFile,
        t.hasDetraction,
        t.annulled,
        t.missingExchangeRate,
        t.overBoletaLimit,
        t.reason,
        t.creditPeriod,
      ],
    }),
  ],
)
