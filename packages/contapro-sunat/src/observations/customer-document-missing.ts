import type { CivilDate } from '../civil-date/civil-date.ts'
import { customerDocumentLimit } from '../voucher/customer-document-limit.ts'
import type { SaleRule } from './sale-rule.ts'

/** Tabla 10: boleta, and ticket of a cash register. */
const TYPES: ReadonlySet<string> = new Set(['03', '12'])

/** "-", "00000000" and the like stand for nobody. */
const NOBODY = /^[\s0.-]*$/

/**
 * A boleta or ticket above the limit does not say who bought. Its notes are left out: they repeat their boleta's customer. So are rows
 * that stand for many boletas: the limit is of each of them. A total of exactly the limit is not above it.
 *
 * Source: Reglamento de Comprobantes de Pago (R.S. 007-99), art. 8 num. 3.10: "supere"; for tickets R.S. 112-2021, Anexo 3, field 11 [1].
 */
export const customerDocumentMissing: SaleRule = {
  from: '2012-07-01' as CivilDate,
  isFound: ({ type, issuedOn, isRange, customer, amounts }) => {
    const limit = customerDocumentLimit(issuedOn)
    if (limit === undefined || isRange || !TYPES.has(type) || amounts.total <= limit) return false
    return NOBODY.test(customer.document) || /^[\s-]*$/.test(customer.documentType)
  },
}
