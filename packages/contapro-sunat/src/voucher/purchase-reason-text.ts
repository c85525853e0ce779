import type { Centimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { ObservationCode } from '../observations/observation-code.ts'
import { isObservationCode, observationRules } from '../observations/observation-rules.ts'
import type { PurchaseCreditReason, PurchaseStatusReason } from './purchase-treatment.ts'

const SENTENCES: Readonly<Record<PurchaseStatusReason | PurchaseCreditReason, string>> = {
  ANNULLED: 'El comprobante está anulado, revertido o dado de baja.',
  OTHER_ADDRESSEE: 'El comprobante está emitido a nombre de otro contribuyente.',
  BOLETA_OVER_LIMIT: 'La boleta excede el límite de gasto deducible del año.',
  DECLINED: 'El contador rechazó el comprobante.',
  TYPE_WITHOUT_CREDIT: 'Este tipo de comprobante no da derecho a crédito fiscal.',
  OVER_TWELVE_MONTHS: 'Se anotó pasados los doce meses siguientes al de su emisión (Ley 29215).',
  OVER_TWELVE_MONTHS_OF_PAYMENT: 'Se anotó pasados los doce meses siguientes al del pago del impuesto (Ley 29215).',
}

/** BOLETA_OVER_LIMIT of the boleta that crosses the limit, with the amount of it that still fits (`boletaPartWithinLimit`). */
export function crossingBoletaText(part: Centimos): string {
  return `${SENTENCES.BOLETA_OVER_LIMIT.slice(0, -1)}: de su importe aún caben ${formatMoney(part)}.`
}

/** The reason as a whole sentence in Spanish, ready to show. */
export function purchaseReasonText(reason: PurchaseStatusReason | PurchaseCreditReason | ObservationCode): string {
  return isObservationCode(reason) ? observationRules[reason].message : SENTENCES[reason]
}
