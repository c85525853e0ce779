import { type Centimos, centimos, formatMoney, isAnnulled, isCreditNote } from '@contapro/sunat'
import type { RegisterAspect, VoucherIdentity, XmlAspect } from '../rows/voucher-row.ts'
import type { RowDifference } from './row-differences.ts'

/** What is compared of a voucher. */
export type ComparedVoucher = Pick<VoucherIdentity, 'type'> &
  Pick<RegisterAspect, 'source' | 'currency' | 'total' | 'igvDg' | 'igvDgng' | 'igvDng' | 'igv' | 'igvDiscount'> &
  Pick<XmlAspect, 'xmlDocument' | 'originalCurrency' | 'originalTotal' | 'originalIgv'>

/**
 * Amounts of an XML that are not those of the register of its voucher, which count (decisions 21). Total and IGV are compared, of vouchers
 * in soles: in another currency the register has converted amounts. A register may put the base into several columns. A register without
 * any IGV of a purchase, as of a boleta, has it among the untaxed amounts, so only the total is compared.
 *
 * @param state Est. Comp.; an annulled voucher has no amounts in a register.
 */
export function xmlAgainstRegister(voucher: ComparedVoucher, state: string): RowDifference[] {
  const { source, xmlDocument, originalCurrency, currency, type } = voucher
  if (source === 'xml' || xmlDocument === null || isAnnulled(state)) return []
  if (originalCurrency !== 'PEN' || currency !== 'PEN') return []
  const isUntaxedPurchase = voucher.igv === null && igvOf(voucher) === 0
  // The XML of a credit note has positive amounts, the registers negative ones.
  const signed = (amount: number | null): Centimos | null =>
    amount === null ? null : centimos((isCreditNote(type) ? -amount : amount) || 0)
  return [
    ...difference('total', signed(voucher.originalTotal), centimos(voucher.total)),
    ...(isUntaxedPurchase ? [] : difference('IGV', signed(voucher.originalIgv), igvOf(voucher))),
  ]
}

function difference(name: string, xml: Centimos | null, register: Centimos): RowDifference[] {
  return xml === null || xml === register
    ? []
    : [{ name, values: [formatMoney(xml), formatMoney(register)], isMoney: true }]
}

const igvOf = ({ igvDg, igvDgng, igvDng, igv, igvDiscount }: ComparedVoucher): Centimos =>
  centimos((igvDg ?? 0) + (igvDgng ?? 0) + (igvDng ?? 0) + (igv ?? 0) + (igvDiscount ?? 0))
