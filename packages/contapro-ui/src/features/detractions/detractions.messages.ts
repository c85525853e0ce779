import { formatCount, pluralOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'
import { type UnpaidDetractionMessages, unpaidDetractionTexts } from './unpaid-detractions.messages.ts'

/** Labels of the payment receipt (part 2 §2). */
export interface DetractionReceiptMessages {
  readonly receiptTitle: string
  readonly receiptSubtitle: string
  readonly paid: string
  readonly receiptAmount: string
  readonly receiptNumber: string
  readonly receiptSolUser: string
  readonly receiptAccount: string
  readonly receiptAccountType: string
  readonly receiptSupplierRuc: string
  readonly receiptSupplier: string
  readonly receiptOperationType: string
  readonly receiptGood: string
  readonly receiptPaidAt: string
  readonly receiptTaxPeriod: string
  readonly receiptVoucherType: string
  readonly receiptVoucherNumber: string
  readonly receiptOperationNumber: string
  readonly receiptPaymentNumber: string
}

/** Texts of the detractions of purchases (part 2 §2). */
export interface DetractionsMessages extends DetractionReceiptMessages, UnpaidDetractionMessages {
  readonly title: string
  readonly tabs: string
  readonly tabNames: Readonly<Record<'N' | 'S', string>>
  readonly issueDate: string
  readonly serieNumber: string
  readonly supplier: string
  readonly total: string
  readonly amount: string
  readonly depositDate: string
  readonly certificate: string
  readonly operation: string
  readonly actions: string
  readonly voucherMissing: string
  readonly voucher: string
  readonly seeVoucher: (voucher: string) => string
  readonly voucherUnavailable: string
  readonly receipt: string
  readonly seeReceipt: (certificate: string) => string
  readonly count: (paid: 'N' | 'S', detractions: number) => string
  readonly unknownAmounts: (detractions: number) => string
  /** Deposits of the period that the days of payment leave out. */
  readonly paidOutside: (detractions: number) => string
  readonly seePeriod: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly noMatchText: string
  readonly loadError: string
}

export const detractionsMessages: TextSet<'detractions', DetractionsMessages> = {
  feature: 'detractions',
  texts: {
    title: 'Detracciones de compra',
    tabs: 'Estado de las detracciones',
    tabNames: { N: 'Por pagar', S: 'Pagadas' },
    issueDate: 'Fecha de emisión',
    serieNumber: 'Serie - Número',
    supplier: 'Nombre/Razón social del proveedor',
    total: 'Total de comprobante',
    amount: 'Valor de detracción',
    depositDate: 'Fecha de depósito',
    certificate: 'N° de constancia',
    operation: 'Tipo de operación',
    actions: 'Acciones',
    voucherMissing: 'Comprobante no encontrado',
    voucher: 'Comprobante',
    seeVoucher: (voucher) => `Ver comprobante ${voucher}`,
    voucherUnavailable: 'No hay comprobante disponible.',
    receipt: 'Constancia',
    seeReceipt: (certificate) => `Ver constancia de pago ${certificate}`,
    count: (paid, detractions) => {
      const noun = pluralOf(detractions, 'detracción', 'detracciones')
      return `${formatCount(detractions)} ${noun} ${paid === 'N' ? 'por depositar' : pluralOf(detractions, 'depositada', 'depositadas')}`
    },
    unknownAmounts: (detractions) => `más ${formatCount(detractions)} sin monto conocido`,
    paidOutside: (detractions) => {
      const noun = pluralOf(detractions, 'detracción', 'detracciones')
      return `${formatCount(detractions)} ${noun} del periodo ${pluralOf(detractions, 'se pagó', 'se pagaron')} fuera de estas fechas.`
    },
    seePeriod: 'Ver todas las del periodo',
    emptyTitle: 'No hay comprobantes encontrados.',
    emptyText: 'Seleccione otro periodo en donde hayas registrado comprobantes.',
    noMatchText: 'Elige otras fechas de pago, o filtra por periodo contable.',
    loadError: 'No pudimos cargar las detracciones',
    receiptTitle: 'Constancia de pago',
    receiptSubtitle: 'Depósito de detracción',
    paid: 'Pagada',
    receiptAmount: 'Monto del depósito',
    receiptNumber: 'Número de constancia',
    receiptSolUser: 'Usuario SOL',
    receiptAccount: 'N° de cuenta de detracciones',
    receiptAccountType: 'Tipo de cuenta',
    receiptSupplierRuc: 'RUC del proveedor',
    receiptSupplier: 'Nombre/ Razón Social del Proveedor',
    receiptOperationType: 'Tipo de Operación',
    receiptGood: 'Tipo de bien o servicio',
    receiptPaidAt: 'Fecha y hora de pago',
    receiptTaxPeriod: 'Periodo tributario',
    receiptVoucherType: 'Tipo de comprobante',
    receiptVoucherNumber: 'Número de comprobante',
    receiptOperationNumber: 'Número de operación',
    receiptPaymentNumber: 'Número de pago de detracciones',
    ...unpaidDetractionTexts,
  },
}
