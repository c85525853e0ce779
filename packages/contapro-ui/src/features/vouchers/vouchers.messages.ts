import type { OperationType } from '@contapro/sdk'
import { countOf } from '../../primitives/texts/count.ts'
import type { MessageSet } from '../../provider/messages.tsx'
import { type VoucherDetailMessages, voucherDetailTexts } from './voucher-detail.messages.ts'
import { type VoucherFilterMessages, voucherFilterTexts } from './voucher-filter.messages.ts'

/** Texts of the lists of vouchers (part 2 §2). */
export interface VouchersMessages extends VoucherFilterMessages, VoucherDetailMessages {
  readonly title: (operation: OperationType) => string
  readonly summary: string
  readonly summaryVouchers: string
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
  readonly detraction: string
  readonly status: string
  readonly files: string
  readonly yes: string
  readonly no: string
  readonly seeGloss: string
  readonly glossOf: (voucher: string) => string
  readonly glossTitle: string
  readonly openVoucher: (voucher: string) => string
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

export const vouchersMessages: MessageSet<'vouchers'> = {
  feature: 'vouchers',
  texts: {
    ...voucherFilterTexts,
    ...voucherDetailTexts,
    title: (operation) => (operation === 'COMPRA' ? 'Comprobantes de compra' : 'Comprobantes de venta'),
    summary: 'Resumen del periodo',
    summaryVouchers: 'Comprobantes',
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
    detraction: 'Detracción',
    status: 'Estado',
    files: 'Archivos',
    yes: 'Sí',
    no: 'No',
    seeGloss: 'ver glosa',
    glossOf: (voucher) => `Ver glosa de ${voucher}`,
    glossTitle: 'Detalle de ítems en glosa',
    openVoucher: (voucher) => `Ver el detalle de ${voucher}`,
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
