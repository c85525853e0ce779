import { isCreditNote, type TaxPeriod, voucherTypes } from '@contapro/sunat'
import { and, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { schema } from '../../platform/db/index.ts'
import { countsAsCreditSql, countsLaterSql } from '../figures/counts-as-credit.store.ts'
import { operationOf, type ReportKind } from './report-kind.ts'
import type { ReportOrder } from './report-order.ts'

const { periodFigures: figures, vouchers } = schema

type Source = typeof vouchers | typeof figures

const creditNotes = voucherTypes.filter(({ code }) => isCreditNote(code)).map(({ code }) => sql`${code}`)

/** Deductible, and the credit notes that are only doubted: they subtract until an accountant takes them out (decisions 23). */
const isDeductible = ({ status, type }: Source): SQL =>
  sql`(${status} = 'gasto deducible' or (${status} = 'observado' and ${type} in (${sql.join(creditNotes, sql`, `)})))`

/** A period's file of a kind. */
export interface ReportOfPeriod {
  readonly kind: ReportKind
  readonly period: TaxPeriod
}

/** Files that hold a purchase in the period in which its credit is given. */
const followsCredit = (kind: ReportKind): boolean => kind === 'rce' || kind === 'rce-whole' || kind === 'siscont'

/** The one place that says which vouchers belong into a report. */
function belongsToReport(report: ReportOfPeriod, source: Source): SQL | undefined {
  const { kind, period } = report
  const side = eq(source.operation, operationOf(kind))
  if (!followsCredit(kind)) return and(side, eq(source.period, period))
  return and(side, or(countsLaterSql(source, period), isOfOwnRegister(report, source)))
}

/** Purchases of a file that the register of its period holds. */
function isOfOwnRegister({ kind, period }: ReportOfPeriod, source: Source): SQL | undefined {
  const isOwn = eq(source.period, period)
  if (kind === 'rce') return and(isOwn, countsAsCreditSql(source))
  // Annulled ones are in no file (decision 0056); SUNAT takes a voucher once, in the period of its credit (decision 0033).
  if (kind === 'rce-whole') return and(isOwn, eq(source.annulled, false), not(isMoved(source)))
  return and(isOwn, isDeductible(source), not(isMoved(source)))
}

/** Whether a late deposit moves the credit of a purchase to another period. */
const isMoved = (source: Source): SQL => sql`(${source.credit} = 'later' and ${isDeductible(source)})`

/** Purchases of a period's register that its file leaves to the file of a later period. */
export function isLeftForLater({ kind, period }: ReportOfPeriod, source: Source): SQL | undefined {
  if (!followsCredit(kind)) return sql`false`
  return and(eq(source.operation, 'COMPRA'), eq(source.period, period), isMoved(source))
}

/**
 * Whether nothing has put a voucher into soles yet: it counts in no total (decisions 20), and is in no file in soles. The Excel files show
 * it in its own currency.
 */
function needsSoles(kind: ReportKind): boolean {
  return kind !== 'compras' && kind !== 'ventas'
}

/** What a report holds. */
export function isInReport(report: ReportOfPeriod, source: Source): SQL | undefined {
  return and(
    belongsToReport(report, source),
    needsSoles(report.kind) ? eq(source.missingExchangeRate, false) : undefined,
  )
}

/** What belongs into a report and is not in it, for want of an exchange rate. */
export function isLeftOut(report: ReportOfPeriod, source: Source): SQL | undefined {
  return and(
    belongsToReport(report, source),
    needsSoles(report.kind) ? eq(source.missingExchangeRate, true) : sql`false`,
  )
}

/** Annulled purchases of a period's register: neither file of RCE holds them (decision 0056). */
export function isAnnulledFor({ kind, period }: ReportOfPeriod, source: Source): SQL | undefined {
  if (kind !== 'rce' && kind !== 'rce-whole') return sql`false`
  return and(eq(source.operation, 'COMPRA'), eq(source.period, period), eq(source.annulled, true))
}

/** Purchases of earlier registers whose credit is given in a period. */
export function isMovedTo(period: TaxPeriod, source: Source): SQL | undefined {
  // Operation and credit stand alone, so that the index of these vouchers serves it.
  return and(eq(source.operation, 'COMPRA'), countsLaterSql(source, period))
}

/** The published vouchers of an order's company. As `publishedTo`, of a version that is named. */
export function isOfOrder({ business, version }: ReportOrder): SQL | undefined {
  return and(
    eq(vouchers.businessUuid, business.uuid),
    lte(vouchers.publishedIn, version),
    gt(vouchers.supersededIn, version),
  )
}

/** The vouchers of a report in parts that follow each other in the file, each read along one index. */
export function partsOf(order: ReportOrder): (SQL | undefined)[] {
  const { kind, period } = order
  if (!followsCredit(kind)) return [and(isOfOrder(order), isInReport(order, vouchers))]
  const isInSoles = eq(vouchers.missingExchangeRate, false)
  const own = and(eq(vouchers.operation, 'COMPRA'), isOfOwnRegister(order, vouchers))
  return [isMovedTo(period, vouchers), own].map((part) => and(isOfOrder(order), isInSoles, part))
}
