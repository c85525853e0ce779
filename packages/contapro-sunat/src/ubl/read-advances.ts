import { parseCivilDate } from '../civil-date/civil-date.ts'
import { roundToCentimos } from '../money/round-to-centimos.ts'
import type { UblAdvance } from './ubl-voucher.ts'
import { MAX_VOUCHER_ID_LENGTH, splitVoucherId, type UblValues } from './ubl-values.ts'
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-element.ts'

/** Advances of one voucher: a sale of real estate may have one a month for decades. */
const MAX_ADVANCES = 1_000

/** Vouchers of advances in catálogo 12: factura and boleta. */
const ADVANCE_VOUCHERS: ReadonlySet<string> = new Set(['02', '03'])

/** Payments in advance, which earlier vouchers already taxed, with the number of each; a total without payments is one advance. */
export function readAdvances(root: XmlElement, totalName: string, values: UblValues): UblAdvance[] {
  const payments = values.atMost(MAX_ADVANCES, 'cac:PrepaidPayment', elementsAt(root, 'cac:PrepaidPayment'))
  const references = elementsAt(root, 'cac:AdditionalDocumentReference').filter((reference) =>
    ADVANCE_VOUCHERS.has(textAt(reference, 'cbc:DocumentTypeCode')),
  )
  const numbers = new Map(references.map((one) => [textAt(one, 'cbc:DocumentStatusCode'), textAt(one, 'cbc:ID')]))
  const advances = payments.flatMap((payment) => {
    const id = textAt(payment, 'cbc:ID')
    const amount = roundToCentimos(textAt(payment, 'cbc:PaidAmount'))
    const paidOn = parseCivilDate(textAt(payment, 'cbc:PaidDate')) ?? null
    return amount ? [{ voucher: voucherOf(numbers.get(id) ?? id, payment), amount, paidOn }] : []
  })
  const total = roundToCentimos(textAt(root, totalName, 'cbc:PrepaidAmount'))
  return advances.length > 0 || !total ? advances : [{ voucher: null, amount: total, paidOn: null }]
}

/** UBL 2.1 numbers its payments and names their vouchers by a reference; UBL 2.0 has the number of the voucher itself (scheme 02 or 03). */
function voucherOf(id: string, payment: XmlElement): UblAdvance['voucher'] {
  const scheme = elementAt(payment, 'cbc:ID')?.attributes.get('schemeID')?.trim() ?? ''
  if (id.length > MAX_VOUCHER_ID_LENGTH || !(id.includes('-') || ADVANCE_VOUCHERS.has(scheme))) return null
  return splitVoucherId('', id)
}
