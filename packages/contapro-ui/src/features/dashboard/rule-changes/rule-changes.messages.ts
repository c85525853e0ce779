import { formatCount } from '../../../primitives/texts/count.ts'
import type { TextSet } from '../../../primitives/texts/texts.tsx'

/** A voucher that counted twice: its number in both spellings, the document of its issuer and the period. */
export interface MergedVoucherTexts {
  readonly number: string
  readonly former: string
  readonly issuer: string
  readonly period: string
}

/** Texts of the figures of earlier periods that new rules changed. */
export interface RuleChangesMessages {
  readonly title: (periods: number) => string
  /** The title if no box changed. */
  readonly mergedTitle: (vouchers: number) => string
  readonly text: string
  /** Whole soles of one box, and how many boxes of its period changed besides. */
  readonly change: (box: string, before: string, after: string, others: number) => string
  readonly box: string
  readonly before: string
  readonly after: string
  /** By code; `other` for one that this version does not know. */
  readonly reasons: Readonly<Record<string, string>> & { readonly other: string }
  readonly because: (reasons: readonly string[]) => string
  /** Its amount comes behind it. */
  readonly merged: (voucher: MergedVoucherTexts) => string
  readonly seeAll: (boxes: number, vouchers: number) => string
  readonly seeLess: string
  readonly confirm: string
  readonly confirming: string
  readonly confirmFailed: string
}

export const ruleChangesMessages: TextSet<'ruleChanges', RuleChangesMessages> = {
  feature: 'ruleChanges',
  texts: {
    title: (periods) =>
      `Contapro corrigió reglas, y cambian casillas de ${periods === 1 ? 'un periodo' : `${formatCount(periods)} periodos`}`,
    mergedTitle: (vouchers) =>
      vouchers === 1
        ? 'Un comprobante contaba dos veces y ahora cuenta una'
        : `${formatCount(vouchers)} comprobantes contaban dos veces y ahora cuentan una`,
    text: 'Compara con lo que declaraste antes de seguir. Este aviso sale una sola vez.',
    change: (box, before, after, others) => `la casilla ${box} pasa de ${before} a ${after}${otherBoxes(others)}.`,
    box: 'Casilla',
    before: 'Antes',
    after: 'Ahora',
    reasons: {
      annulled: 'las ventas anuladas cuentan como cero',
      rate_of_voucher: 'las casillas 155 y 157 van a la tasa de cada comprobante',
      discounts_within_sales: 'la casilla 102 no supera la 100 del mes, y el resto pasa al siguiente',
      credit:
        'las notas cuentan en la detracción de su comprobante y en el límite de boletas, y en otra moneda usan su tipo de cambio',
      one_voucher: 'un comprobante con su serie escrita de dos formas cuenta una vez',
      isc: 'el ISC es parte de la base, una sola vez',
      other: 'cambió una regla',
    },
    because: (reasons) => `Por qué: ${reasons.join('; ')}.`,
    merged: ({ number, former, issuer, period }) =>
      `${number} de ${issuer}, ${period}: estaba también como ${former} y se contaba otra vez por`,
    seeAll: (boxes, vouchers) => {
      if (boxes === 0) return `Ver los ${formatCount(vouchers)} comprobantes`
      return boxes === 1 ? 'Ver la casilla' : `Ver las ${formatCount(boxes)} casillas`
    },
    seeLess: 'Ver menos',
    confirm: 'Entendido',
    confirming: 'Guardando',
    confirmFailed: 'No pudimos guardarlo',
  },
}

const otherBoxes = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ', y cambia otra' : `, y cambian otras ${formatCount(count)}`
}
