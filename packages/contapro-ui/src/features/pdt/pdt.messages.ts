import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the Informe PDT and of Formulario 621 (part 2 §2, decisions 17 and 32). */
export interface PdtMessages {
  readonly title: string
  readonly tabs: string
  readonly purchases: string
  readonly sales: string
  readonly print: string
  readonly summary: string
  readonly notTaxed: string
  readonly amount: string
  readonly base: string
  readonly baseOf: (card: string) => string
  readonly igv: string
  readonly igv18: string
  readonly ivap: string
  readonly ivapTax: string
  readonly additional: string
  readonly perceptions: string
  readonly retentions: string
  readonly seePerceptions: string
  readonly seeRetentions: string
  readonly vouchers: (count: number) => string
  readonly seeVouchersOfFigure: (figure: string) => string
  readonly copy: (figure: string) => string
  readonly copied: string
  readonly copiedFigure: (figure: string, text: string) => string
  readonly copyColumn: string
  readonly boxName: (box: string) => string
  readonly boxCopied: string
  readonly boxChanged: (copied: string) => string
  readonly copyFailed: string
  readonly copyFailedText: string
  readonly loading: string
  readonly loadError: string
  readonly noData: string
  readonly form: string
  readonly formText: string
  readonly formLoading: string
  readonly formLoadError: string
  readonly section: Readonly<Record<'ventas' | 'compras' | 'ivap' | 'determinacion', string>>
  readonly box: string
  readonly concept: string
  readonly sum: string
  readonly value: string
  readonly difference: string
  readonly boxVouchers: string
  readonly seeVouchers: (count: number) => string
  readonly seeVouchersOf: (box: string, count: number) => string
  readonly showEmptyBoxes: (count: number) => string
  readonly hideEmptyBoxes: string
  readonly formula: (formula: string) => string
  readonly taxOf: (baseBox: string) => string
  readonly carriedFrom: (period: string) => string
  readonly statedByHand: string
  readonly statedBy: (name: string, when: string) => string
  readonly receivedFrom: (amount: string, period: string) => string
  /** The same in the boxes of discounts, which hold credit notes. */
  readonly discountsFrom: (amount: string, period: string) => string
  readonly leftTo: (amount: string, box: string, period: string) => string
  readonly leftReading: string
  readonly balanceExact: (exact: string, rounding: string) => string
  /** The same where the difference is more than rounding, by the periods whose forms make it. */
  readonly balanceOff: (exact: string, difference: string, periods: string) => string
  /** Under the difference of a box that is more than rounding. */
  readonly notRounding: string
  readonly seeOff: string
  readonly seeOffOf: (box: string) => string
  readonly interrupted: (missing: string) => string
  readonly interruptedText: (after: string) => string
  readonly interruptedLink: string
  /** Under a box: what months that are not loaded have, each by `amountOf`. */
  readonly leftOut: (months: string) => string
  /** The same with what the last form before them leaves. */
  readonly leftOutWith: (months: string, left: string) => string
  readonly amountOf: (amount: string, period: string) => string
  readonly include: string
  readonly includeIn: (box: string) => string
  readonly including: string
  readonly included: (box: string) => string
  readonly includeFailed: string
  readonly undo: string
  readonly undoIncluded: (box: string) => string
  readonly leftOutAgain: (box: string) => string
  readonly prorrataMissing: string
  readonly prorrataMissingText: string
  readonly prorrata: (coefficient: string) => string
  readonly vouchersOfBox: (box: string) => string
  readonly offOfBox: (box: string) => string
  readonly offText: string
  readonly offEmptyTitle: string
  readonly offEmptyText: string
  readonly boxDifference: string
  readonly vouchersTotal: string
  /** Under a voucher whose credit came into the period by a late deposit. */
  readonly registeredIn: (period: string) => string
  readonly issueDate: string
  readonly serieNumber: string
  readonly party: string
  readonly boxAmount: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loaded: (vouchers: number) => string
}

const vouchers = (count: number): string => countOf(count, 'comprobante', 'comprobantes')

export const pdtMessages: TextSet<'pdt', PdtMessages> = {
  feature: 'pdt',
  texts: {
    title: 'Informe PDT',
    tabs: 'Lado del informe',
    purchases: 'Compras',
    sales: 'Ventas',
    print: 'Imprimir',
    summary: 'Resumen IGV',
    notTaxed: 'Importe no gravado',
    amount: 'Importe',
    base: 'Base imponible',
    baseOf: (card) => `${card}, base imponible`,
    igv: 'IGV',
    igv18: 'IGV 18%',
    ivap: 'IVAP 4%',
    ivapTax: 'IVAP',
    additional: 'Adicionales',
    perceptions: 'Percepciones',
    retentions: 'Retenciones',
    seePerceptions: 'Ver percepciones',
    seeRetentions: 'Ver retenciones',
    vouchers,
    seeVouchersOfFigure: (figure) => `Ver los comprobantes de ${figure}`,
    copy: (figure) => `Copiar ${figure}`,
    copied: 'Copiado al portapapeles',
    copiedFigure: (figure, text) => `${figure}: ${text}`,
    copyColumn: 'Copiar',
    boxName: (box) => `casilla ${box}`,
    boxCopied: 'Copiada',
    boxChanged: (copied) => `Cambió: copiaste ${copied}`,
    copyFailed: 'No pudimos copiar el importe',
    copyFailedText: 'El navegador no permitió usar el portapapeles.',
    loading: 'Cargando el informe...',
    loadError: 'No pudimos cargar el informe',
    noData: 'No hay información en el periodo. Seleccione otro periodo.',
    form: 'Formulario 621',
    formText: 'Cada casilla en soles enteros, como la redondea SUNAT, junto a la suma exacta de sus comprobantes.',
    formLoading: 'Cargando las casillas...',
    formLoadError: 'No pudimos cargar las casillas',
    section: { ventas: 'Ventas', compras: 'Compras', ivap: 'IVAP', determinacion: 'Determinación del impuesto' },
    box: 'Casilla',
    concept: 'Concepto',
    sum: 'Suma',
    value: 'Casilla S/',
    difference: 'Diferencia',
    boxVouchers: 'Comprobantes',
    seeVouchers: vouchers,
    seeVouchersOf: (box, count) => `${vouchers(count)} de la casilla ${box}`,
    showEmptyBoxes: (count) => (count === 1 ? 'Ver 1 casilla en cero' : `Ver ${count} casillas en cero`),
    hideEmptyBoxes: 'Ocultar casillas en cero',
    formula: (formula) => `= ${formula}`,
    taxOf: (baseBox) => `Impuesto de la casilla ${baseBox}`,
    carriedFrom: (period) => `Viene de ${period}`,
    statedByHand: 'Ingresado en los ajustes de la empresa',
    statedBy: (name, when) => `Ingresado en los ajustes por ${name} el ${when}`,
    receivedFrom: (amount, period) => `Menos ${amount} de notas de crédito que vienen de ${period}`,
    discountsFrom: (amount, period) => `Más ${amount} de notas de crédito que vienen de ${period}`,
    leftTo: (amount, box, period) =>
      `${amount} de notas de crédito que la casilla ${box} no admite: se arrastran a ${period}`,
    leftReading:
      'El arrastre de las notas de crédito que una casilla no admite es nuestra lectura de la norma. Si lo declaraste de otro modo, ingrésalo en los ajustes de la empresa.',
    balanceExact: (exact, rounding) =>
      `Casilla 145: saldo exacto ${exact}; diferencia por el redondeo de SUNAT ${rounding}.`,
    balanceOff: (exact, difference, periods) =>
      `Casilla 145: saldo exacto ${exact}; diferencia ${difference}, que no es solo redondeo: revisa las casillas de ${periods}.`,
    notRounding: 'No es redondeo',
    seeOff: 'Ver cuáles',
    seeOffOf: (box) => `Ver los comprobantes cuyo IGV no corresponde a su base en la casilla ${box}`,
    interrupted: (missing) => `Falta cargar ${missing}`,
    interruptedText: (after) =>
      `Lo que deja el formulario de ${after} no llega a este periodo (casillas 145, 168, 176 y notas de crédito). Sube lo que falta, o ingresa lo que declaraste.`,
    interruptedLink: 'Ingresarlo',
    leftOut: (months) => `Sin incluir, de meses sin registro: ${months}`,
    leftOutWith: (months, left) =>
      `Sin incluir, de meses sin registro: ${months}; y lo que dejó el formulario: ${left}`,
    amountOf: (amount, period) => `${amount} de ${period}`,
    include: 'Incluir',
    includeIn: (box) => `Incluir en la casilla ${box}`,
    including: 'Guardando…',
    included: (box) => `Incluido en la casilla ${box}`,
    includeFailed: 'No pudimos incluirlo',
    undo: 'Deshacer',
    undoIncluded: (box) => `Deshacer: quitarlo de la casilla ${box}`,
    leftOutAgain: (box) => `La casilla ${box} quedó como antes`,
    prorrataMissing: 'Falta el coeficiente de prorrata',
    prorrataMissingText:
      'El periodo tiene compras para ventas gravadas y no gravadas. Mientras no haya un coeficiente, su IGV cuenta completo.',
    prorrata: (coefficient) => `Coeficiente de prorrata (casilla 173): ${coefficient}`,
    vouchersOfBox: (box) => `Comprobantes de la casilla ${box}`,
    offOfBox: (box) => `Diferencia de la casilla ${box}`,
    offText:
      'Comprobantes cuyo IGV no es la tasa de su base, por más de cinco céntimos. El formulario calcula el tributo de la base; revisa el comprobante con quien lo emitió.',
    offEmptyTitle: 'Cada comprobante cuadra con su tasa.',
    offEmptyText: 'La diferencia es la suma de los céntimos que redondea cada comprobante.',
    boxDifference: 'Diferencia',
    vouchersTotal: 'Suma de la casilla',
    registeredIn: (period) => `Registrado en ${period}`,
    issueDate: 'Fecha de emisión',
    serieNumber: 'Serie - Número',
    party: 'Nombre/Razón social',
    boxAmount: 'Importe en la casilla',
    emptyTitle: 'No hay comprobantes encontrados.',
    emptyText: 'Ningún comprobante del periodo suma en esta casilla.',
    loaded: (count) => `${vouchers(count)}.`,
  },
}
