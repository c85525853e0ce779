import { type CivilDate, formatSunatDate } from '../civil-date/civil-date.ts'
import type { Centimos } from '../money/centimos.ts'
import { formatMoney } from '../money/format-centimos.ts'
import type { TaxPeriod } from '../tax-period/tax-period.ts'
import { customerDocumentLimit } from '../voucher/customer-document-limit.ts'
import type { SaleFindingCode } from './sale-rule.ts'

/** What a sale may be advised about: what a rule finds, and numbers that are missing before it. */
export type SaleAdviceCode = SaleFindingCode | 'NUMBER_GAP'

/** Something to look at in a sale. It changes no figure. */
export interface SaleAdvice {
  readonly code: SaleAdviceCode
  /** A short title in Spanish. */
  readonly name: string
  /** What was found, the norm, and what can be done: whole sentences in Spanish. */
  readonly message: string
}

/** What the sentences name of a sale. */
export interface AdvisedSale {
  readonly type: string
  readonly series: string
  readonly number: string
  readonly issuedOn: CivilDate
  /** Soles. */
  readonly total: Centimos
  /** Base and IGV in soles, discounts of earlier periods included. */
  readonly taxable: Centimos
  readonly igv: Centimos
  /** Other periods whose registers name it, ascending. */
  readonly otherPeriods: readonly TaxPeriod[]
  /** The voucher that a note modifies, `{series}-{number}`, and when it was issued. */
  readonly modified: { readonly name: string; readonly issuedOn: CivilDate | null } | null
  /** The numbers that are missing before it. */
  readonly gap: NumberGap | null
}

/** Numbers of a series that no file names, the first and the last of them. */
export interface NumberGap {
  readonly from: number
  readonly to: number
}

type Text = Pick<SaleAdvice, 'name'> & { readonly messageOf: (sale: AdvisedSale) => string }

/** Title and sentences of every advice about sales, in the order in which they are shown. */
const texts: Readonly<Record<SaleAdviceCode, Text>> = {
  CUSTOMER_DOCUMENT_MISSING: {
    name: 'Cliente sin documento',
    messageOf: ({ type, total, issuedOn }) => {
      const [voucher, norm] =
        type === '12'
          ? ['El ticket', 'R.S. 112-2021, anexo 3, campo 11']
          : ['La boleta', 'Reglamento de Comprobantes de Pago, art. 8, num. 3.10']
      const limit = customerDocumentLimit(issuedOn)
      const above =
        limit === undefined ? '' : ` Por encima de ${formatMoney(limit)} debe llevar su tipo y número (${norm}).`
      return `${voucher} es de ${formatMoney(total)} y no tiene el documento del cliente.${above} Pide el dato a quien vendió; si se emitió sin él, corrige con una nota de crédito y emite de nuevo.`
    },
  },
  NUMBER_GAP: {
    name: 'Salto en la numeración',
    messageOf: (sale) => {
      const [missing, remedy] = gapTexts(sale)
      return `${missing} La numeración de una serie es correlativa (Reglamento de Comprobantes de Pago, art. 9). ${remedy}`
    },
  },
  DUPLICATE: {
    name: 'Anotado dos veces',
    messageOf: ({ series, number, otherPeriods }) =>
      `${series}-${number} también está anotado en ${otherPeriods.map(periodText).join(' y ')}. Un comprobante se anota una sola vez (TUO de la Ley del IGV, art. 37; R.S. 112-2021) y aquí cuenta una sola vez. Retíralo del registro que no le corresponde.`,
  },
  AMOUNTS_MISMATCH: {
    name: 'IGV que no corresponde',
    messageOf: ({ taxable, igv }) =>
      `El IGV de ${formatMoney(igv)} no es el de una base de ${formatMoney(taxable)} (TUO de la Ley del IGV, arts. 13, 14 y 17). El formulario 621 calcula el tributo de la base, así que la casilla difiere del comprobante. Revisa la base y el IGV; si el comprobante está mal, corrígelo con una nota.`,
  },
  AMOUNT_STATED_OTHERWISE: {
    name: 'Otro importe en otra fila o archivo',
    messageOf: ({ series, number }) =>
      `Otra fila o archivo dice otro importe de ${series}-${number}, que no cuenta: sus advertencias dicen cuál (TUO de la Ley del IGV, art. 37). Compáralo con el comprobante; si el correcto es el otro, sube de nuevo su archivo o corrige el registro.`,
  },
  ANNULLED_WITH_AMOUNTS: {
    name: 'Anulado con importes',
    messageOf: ({ total }) =>
      `El comprobante está anulado y su fila tiene importes, con un total de ${formatMoney(total)}. Ninguna cifra los suma y el RVIE lo anota con 0.00 (R.S. 112-2021, anexo 3). Confirma que la baja fue aceptada; si no lo fue, corrige su estado en el registro.`,
  },
  RATE_IMPOSSIBLE: {
    name: 'Tasa de IGV inválida',
    messageOf: ({ taxable, igv, issuedOn }) =>
      `El IGV de ${formatMoney(igv)} sobre una base de ${formatMoney(taxable)} no es de ninguna tasa vigente el ${formatSunatDate(issuedOn)} (Leyes 29666, 31556, 32219, 32387 y 28211). Revisa la base y el IGV; si tu empresa tiene otra tasa, agrégala en los ajustes.`,
  },
  NOTE_WITHOUT_VOUCHER: {
    name: 'Nota sin comprobante',
    messageOf: ({ modified }) => {
      const issuedOn = modified?.issuedOn ? ` del ${formatSunatDate(modified.issuedOn)}` : ''
      return `No encontramos ${modified?.name ?? 'el comprobante'}${issuedOn}, que la nota modifica, y el registro de su periodo está cargado (Reglamento de Comprobantes de Pago, art. 10; TUO de la Ley del IGV, art. 26). Revisa el número que cita la nota, o sube el comprobante que falta.`
    },
  },
  NOTE_NAMES_NO_VOUCHER: {
    name: 'Nota que no nombra su comprobante',
    messageOf: ({ series, number }) =>
      `${series}-${number} no nombra el comprobante que modifica (Reglamento de Comprobantes de Pago, art. 10; R.S. 112-2021, anexo 3, campos 29 a 32). Revisa la nota y completa ese dato en el registro.`,
  },
}

/** An advice about a sale in words. */
export function saleAdvice(code: SaleAdviceCode, sale: AdvisedSale): SaleAdvice {
  const { name, messageOf } = texts[code]
  return { code, name, message: messageOf(sale) }
}

/** The codes of a sale in the order in which they are shown; what is not one of them is left out. */
export function saleAdviceCodes(found: readonly string[], gap: NumberGap | null): SaleAdviceCode[] {
  const codes = new Set(gap === null ? found : [...found, 'NUMBER_GAP'])
  return (Object.keys(texts) as SaleAdviceCode[]).filter((code) => codes.has(code))
}

/** What is missing, and what to do; however many numbers are missing, they are one range. */
function gapTexts({ series, number, gap }: AdvisedSale): readonly [missing: string, remedy: string] {
  const remedy = 'Confirma si no se usaron, o sube los comprobantes que faltan.'
  if (gap === null) return [`Faltan números antes de ${series}-${number}.`, remedy]
  const { from, to } = gap
  if (from === to) {
    return [`Falta ${series}-${from}, antes de ${series}-${number}.`, 'Confirma si no se usó, o sube el comprobante.']
  }
  const count = withCommas(to - from + 1)
  return [`Faltan ${count} números antes de ${series}-${number}: de ${series}-${from} a ${series}-${to}.`, remedy]
}

/** "1,234", as the screens write it. */
const withCommas = (count: number): string => String(count).replace(/\B(?=([0-9]{3})+$)/g, ',')

/** "08/2026". */
const periodText = (period: TaxPeriod): string => `${period.slice(4)}/${period.slice(0, 4)}`
