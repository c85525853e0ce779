import { char, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { centimos } from './column-types.ts'
import { textLengths } from './text-lengths.ts'

/** Lines of an XML voucher. They belong to the document and are seen through `vouchers.xml_document`. Only `updateItemTexts` changes them. */
export const voucherItems = pgTable(
  'voucher_items',
  {
    businessUuid: uuid('business_uuid').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
    /** 0-based order in the XML. */
    position: integer('position').notNull(),
    description: text('description').notNull(),
    /** Decimal text, up to ten places, as the voucher has it. */
    quantity: text('quantity').notNull(),
    unitCode: text('unit_code').notNull(),
    unitValue: text('unit_value').notNull(),
    /** In the voucher's currency, as is the IGV. */
    lineTotal: centimos('line_total_centimos').notNull(),
    igv: centimos('igv_centimos').notNull(),
    igvPercent: text('igv_percent'),
    /** Catálogo 07. */
    affectation: text('affectation'),
    sellerCode: text('seller_code'),
  },
  (t) => [
    primaryKey({ columns: [t.businessUuid, t.sha256, t.position] }),
    textLengths('voucher_items_text_lengths', {
      text: [t.description],
      code: [t.unitCode, t.affectation, t.sellerCode],
      decimal: [t.quantity, t.unitValue, t.igvPercent],
    }),
  ],
)
