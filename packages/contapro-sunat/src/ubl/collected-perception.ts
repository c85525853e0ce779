import type { UblPerception, UblVoucher } from './ubl-voucher.ts'

/**
 * The perception that a factura itself proves to have been collected: in soles, and paid at once ("Contado"). Of one sold on credit
 * or without terms, the seller issues a CPE 40 when it is paid; null then, and for every other voucher.
 *
 * Source: Ley 29173, arts. 9 ff. and R.S. 058-2006-SUNAT: the perception is made on collecting, and a comprobante de pago paid in
 * full on issue may prove it. Which XML means that ("Contado", no CPE 40) is inferred [I].
 */
export function collectedPerception({ type, perception, paymentTerms }: UblVoucher): UblPerception | null {
  const isCollected = type === '01' && paymentTerms?.kind === 'Contado'
  return isCollected && perception !== null && perception.currency === 'PEN' && perception.amount > 0
    ? perception
    : null
}
