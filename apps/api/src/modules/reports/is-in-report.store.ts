import { isCreditNote, voucherTypes } from '@contapro/sunat'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { assertNever } from '../../assert-never.ts'
import { schema } from '../../db/index.ts'
import { countsAsCreditSql } from '../vouchers/counts-as-credit.store.ts'
import { operationOf, type ReportKind } from './report-kind.ts'
import type { ReportOrder } from './report-order.ts'

const { periodFigures: figures, vouchers } = schema

const creditNotes = voucherTypes.filter(({ code }) => isCreditNote(code)).map(({ code }) => sql`${code}`)

/** Deductible, and the credit notes that are only doubted: they subtract until an accountant takes them out (decisions 23). */
const isDeductible = ({ status, type }: typeof vouchers | typeof figures): SQL =>
  sql`(${status} = 'gasto deducible' or (${status} = 'observado' and ${type} in (${sql.join(creditNotes, sql`, `)})))`

/**
 * The one place that says which vouchers of its side of a period a report holds. A voucher that nothing has put into soles yet counts in no
 * total (decisions 20), and is in no file in soles; the Excel files show it in its own currency.
 */
export function isInReport(kind: ReportKind, source: typeof vouchers | typeof figures): SQL | undefined {
  const side = eq(source.operation, operationOf(kind))
  const isInSoles = eq(source.missingExchangeRate, false)
  switch (kind) {
    case 'compras':
    case 'ventas':
      return side
    case 'rvie':
      return and(side, isInSoles)
    case 'rce':
      return and(side, isInSoles, countsAsCreditSql(source))
    case 'siscont':
      return and(side, isInSoles, isDeductible(source))
    default:
      return assertNever(kind)
  }
}

/** The published vouchers of an order. As `publishedTo`, of a version that is named. */
export function isInReportOf({ business, kind, period, version }: ReportOrder): SQL | undefined {
  return and(
    eq(vouchers.businessUuid, business.uuid),
    lte(vouchers.publishedIn, version),
    gt(vouchers.supersededIn, version),
    eq(vouchers.period, period),
    isInReport(kind, vouchers),
  )
}
