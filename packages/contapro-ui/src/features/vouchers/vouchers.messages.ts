import type { OperationType, VoucherFigure } from '@contapro/sdk'
import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'
import { type VoucherDetailMessages, voucherDetailTexts } from './voucher-detail.messages.ts'
import { type VoucherFilterMessages, voucherFilterTexts } from './voucher-filter.messages.ts'

const figureNameTexts: Readonly<Record<VoucherFigure, string>> = {
  total: 'Importe total',
  'sin-tipo-de-cambio': 'Falta tipo de cambio',
  'no-gravado': 'Importe no gravado',
  'base-general': 'Base a la tasa general',
  'igv-general': 'IGV a la tasa general',
  'base-reducida': 'Base a la tasa reducida',
  'igv-reducido': 'IGV a la tasa reducida',
  'base-ivap': 'Base del IVAP',
  ivap: 'IVAP',
  'igv-ventas': 'IGV de ventas',
  facturas: 'Facturas emitidas',
  boletas: 'Boletas de venta',
  'notas-de-credito': 'Notas de crédito',
  'notas-de-debito': 'Notas de débito',
  'otros-tipos': 'Otros tipos',
  'igv-compras': 'IGV de compras',
  'igv-compras-de-otro-periodo': 'IGV de compras de otro periodo',
  'credito-base-general': 'Base con crédito a la tasa general',
  'credito-igv-general': 'Crédito a la tasa general',
  'credito-base-reducida': 'Base con crédito a la tasa reducida',
  'credito-igv-reducido': 'Crédito a la tasa reducida',
  deducible: 'Gasto deducible',
  'no-deducible': 'Gasto no deducible',
  observado: 'Observados',
  'con-archivo': 'Con imagen o XML',
}

/** Texts of the lists of vouchers (part 2 §2). */
export interface VouchersMessages extends VoucherFilterMessages, VoucherDetailMessages {
  readonly title: (operation: OperationType) => string
  readonly summary: string
  readonly summaryVouchers: string
  /** Leads to Observaciones. */
  readonly summaryObserved: (vouchers: number) => string
  readonly summaryTaxable: string
  readonly summaryIgv: (operation: OperationType) => string
  readonly summaryMovedCredit: (amount: string, vouchers: number) => string
  readonly summaryTotal: string
  readonly issueDate: string
  readonly serieNumber: string
  readonly party: (operation: OperationType) => string
  readonly item: string
  readonly taxable: string
  readonly igv: string
  readonly credit: string
  readonly creditGiven: string
  readonly noCredit: string
  readonly creditSince: (period: string) => string
  /** Under a voucher that the register of another period holds. */
  readonly registeredIn: (period: string) => string
  /** Below the number of a sale: what it is advised about. */
  readonly advice: (name: string) => string
  readonly adviceAndMore: (name: string, more: number) => string
  readonly onlyAdvised: (sales: number | undefined) => string
  readonly footVouchers: (vouchers: number) => string
  readonly footMovedCredit: (amount: string, vouchers: number) => string
  readonly footRounding: (amount: string) => string
  readonly figure: string
  readonly figureNames: Readonly<Record<VoucherFigure, string>>
  readonly figureOfReason: (figure: string, reason: string) => string
  readonly figureOtherReasons: string
  readonly removeFigure: (figure: string) => string
  readonly detraction: string
  readonly status: string
  readonly files: string
  readonly yes: string
  readonly no: string
  readonly seeGloss: string
  readonly glossOf: (voucher: string) => string
  readonly glossTitle: string
  readonly openVoucher: (voucher: string) => string
  readonly warningOf: (voucher: string) => string
  readonly setAsideOf: (voucher: string) => string
  readonly image: (voucher: string) => string
  readonly imageMissing: string
  readonly xml: string
  readonly xmlOf: (voucher: string) => string
  readonly xmlMissing: string
  readonly downloadFailed: string
  readonly downloadFailedText: string
  readonly retry: string
  readonly selectedTaxable: string
  readonly downloadSelected: string
  readonly emptyTitle: (operation: OperationType) => string
  readonly emptyText: string
  readonly noMatchTitle: string
  readonly noMatchText: string
  readonly clearFilters: string
  readonly loadError: string
  readonly loaded: (vouchers: number) => string
}

export const vouchersMessages: TextSet<'vouchers', VouchersMessages> = {
  feature: 'vouchers',
  texts: {
    ...voucherFilterTexts,
    ...voucherDetailTexts,
    title: (operation) => (operation === 'COMPRA' ? 'Comprobantes de compra' : 'Comprobantes de venta'),
    summary: 'Resumen del periodo',
    summaryVouchers: 'Comprobantes',
    summaryObserved: (vouchers) => `Revisar ${countOf(vouchers, 'observado', 'observados')} del periodo`,
    summaryTaxable: 'Base imponible',
    summaryIgv: (operation) => (operation === 'COMPRA' ? 'IGV deducible' : 'IGV de ventas'),
    summaryMovedCredit: (amount, vouchers) =>
      `Incluye ${amount} de ${countOf(vouchers, 'comprobante', 'comprobantes')} de otro periodo`,
    summaryTotal: 'Importe total',
    issueDate: 'Fecha de emisión',
    serieNumber: 'Serie - Número',
    party: (operation) => (operation === 'COMPRA' ? 'Proveedor' : 'Cliente'),
    item: 'Descripción del ítem',
    taxable: 'Base imponible',
    igv: 'IGV',
    credit: 'Crédito fiscal',
    creditGiven: 'Con crédito',
    noCredit: 'Sin crédito',
    creditSince: (period) => `Crédito desde ${period}`,
    registeredIn: (period) => `Registrado en ${period}`,
    advice: (name) => `Aviso: ${name}`,
    adviceAndMore: (name, more) => `${name} y ${more} más`,
    onlyAdvised: (sales) => (sales === undefined ? 'Solo con avisos' : `Solo con avisos (${sales})`),
    footVouchers: (vouchers) => `Suma de ${countOf(vouchers, 'comprobante', 'comprobantes')}`,
    footMovedCredit: (amount, vouchers) =>
      `Incluye ${amount} de crédito de ${countOf(vouchers, 'comprobante', 'comprobantes')} de otro periodo`,
    footRounding: (amount) => `Incluye ${amount} de redondeo: la prorrata se aplica a la suma, no a cada comprobante.`,
    figure: 'Cifra',
    figureNames: figureNameTexts,
    figureOfReason: (figure, reason) => `${figure}, ${reason}`,
    figureOtherReasons: 'Otros motivos',
    removeFigure: (figure) => `Quitar la cifra ${figure}`,
    detraction: 'Detracción',
    status: 'Estado',
    files: 'Archivos',
    yes: 'Sí',
    no: 'No',
    seeGloss: 'ver glosa',
    glossOf: (voucher) => `Ver glosa de ${voucher}`,
    glossTitle: 'Detalle de ítems en glosa',
    openVoucher: (voucher) => `Ver el detalle de ${voucher}`,
    warningOf: (voucher) => `Ver por qué no cuadran los importes de ${voucher}`,
    setAsideOf: (voucher) => `Ver qué otra fila o archivo dice otra cosa de ${voucher}`,
    image: (voucher) => `Ver la imagen de ${voucher}`,
    imageMissing: 'Estamos procesando la visualización del comprobante. Estará disponible en menos de 24 horas.',
    xml: 'XML',
    xmlOf: (voucher) => `Descargar el XML de ${voucher}`,
    xmlMissing: 'Estamos procesando la descarga del comprobante. Estará disponible en menos de 24 horas.',
    downloadFailed: 'No se completó la descarga',
    downloadFailedText: 'Parece que hubo un problema.',
    retry: 'Reintentar',
    selectedTaxable: 'Base imponible',
    downloadSelected: 'Descargar XML',
    emptyTitle: (operation) =>
      operation === 'COMPRA'
        ? 'No hay comprobantes de compras en el periodo.'
        : 'No hay comprobantes de ventas en el periodo.',
    emptyText: 'Elige otro periodo para ver sus comprobantes.',
    noMatchTitle: 'No se encontraron registros.',
    noMatchText: 'Prueba con otra serie o número, o quita el filtro.',
    clearFilters: 'Quitar filtros',
    loadError: 'No pudimos cargar los comprobantes',
    loaded: (vouchers) => `${countOf(vouchers, 'comprobante', 'comprobantes')}.`,
  },
}
