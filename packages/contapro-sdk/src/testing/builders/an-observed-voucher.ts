import type { ReviewedVoucher } from '../../contract/contract.ts'
import { aRuc } from './a-business.ts'
import { aVoucher } from './a-voucher.ts'

/** A purchase that a rule doubts: a factura of S/ 5,900.00 under detraction without a deposit. Nobody has decided about it. */
export function anObservedVoucher(facts: Partial<ReviewedVoucher> = {}): ReviewedVoucher {
  const observation = {
    code: 'DETRACTION_WITHOUT_DEPOSIT',
    name: 'Detracción sin depósito',
    message: 'No encontramos el depósito completo de la detracción.',
  }
  return {
    ...aVoucher({
      serie: 'E001',
      number: '12',
      supplier_ruc: aRuc(43),
      supplier_business_name: 'SERVICIOS Y AÑADIDOS TRES S.R.L.',
      item_description: 'Servicio de consultoría',
      taxable_amount: '5000.00',
      igv_amount: '900.00',
      total_amount: '5900.00',
      igv_credit_amount: '0.00',
      afecto_detraccion: 'si',
      status: 'observado',
      status_reasons: [{ code: observation.code, message: observation.message }],
      ...facts,
    }),
    observations: [observation],
    advices: [],
    decision: null,
    allowed_decisions: ['validate', 'decline'],
    igv_at_stake_amount: facts.igv_credit === 'no' ? '0.00' : (facts.igv_amount ?? '900.00'),
    ...facts,
  }
}
