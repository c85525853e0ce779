import { isCreditNote, voucherTypes } from '@contapro/sunat'
import { type SQL, sql } from 'drizzle-orm'

interface CreditColumns {
  readonly type: unknown
  readonly status: unknown
  readonly credit: unknown
}

const creditNotes = voucherTypes.filter(({ code }) => isCreditNote(code)).map(({ code }) => sql`${code}`)

/**
 * `countsAsCredit` of @contapro/sunat for the database: whether a purchase's IGV enters "IGV compras" (decisions 23).
 * A test holds the two together.
 */
export function countsAsCreditSql({ type, status, credit }: CreditColumns): SQL<boolean> {
  const isCreditNoteSql = sql`${type} in (${sql.join(creditNotes, sql`, `)})`
  return sql<boolean>`(${credit} = 'yes' and (${status} = 'gasto deducible' or (${status} = 'observado' and ${isCreditNoteSql})))`
}
