import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { creditNoteTypes } from './voucher-figure.ts'

interface CreditColumns {
  readonly type: unknown
  readonly status: unknown
  readonly credit: unknown
}

const creditNotes = creditNoteTypes.map((code) => sql`${code}`)

const isTaken = ({ type, status }: Pick<CreditColumns, 'type' | 'status'>): SQL =>
  sql`(${status} = 'gasto deducible' or (${status} = 'observado' and ${type} in (${sql.join(creditNotes, sql`, `)})))`

/**
 * `countsAsCredit` of @contapro/sunat for the database: whether a purchase's IGV enters "IGV compras" of its own period
 * (decisions 23). A test holds the two together.
 */
export function countsAsCreditSql(columns: CreditColumns): SQL<boolean> {
  return sql<boolean>`(${columns.credit} = 'yes' and ${isTaken(columns)})`
}

interface PeriodColumns extends CreditColumns {
  readonly period: unknown
  readonly creditPeriod: unknown
}

/** Whether a purchase's IGV enters "IGV compras" of a period in which its register does not hold it. */
export function countsLaterSql(columns: PeriodColumns, period: SQLWrapper | string): SQL<boolean> {
  return sql<boolean>`(${columns.credit} = 'later' and ${columns.creditPeriod} = ${period} and ${isTaken(columns)})`
}

/** Whether a purchase's IGV enters "IGV compras" of a period: that of its register, or the one of a late deposit. */
export function countsAsCreditInSql(columns: PeriodColumns, period: SQLWrapper | string): SQL<boolean> {
  const own = sql`(${columns.credit} = 'yes' and ${columns.period} = ${period})`
  const later = sql`(${columns.credit} = 'later' and ${columns.creditPeriod} = ${period})`
  return sql<boolean>`((${own} or ${later}) and ${isTaken(columns)})`
}
