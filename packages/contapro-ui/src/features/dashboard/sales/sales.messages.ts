import { pluralOf } from '../../../primitives/texts/count.ts'
import type { TextSet } from '../../../primitives/texts/texts.tsx'

/** Texts of the tab Ventas (part 2 §2). */
export interface SalesMessages {
  readonly monthTotal: string
  readonly invoices: string
  readonly byTypeTitle: string
  readonly byTypeSubtitle: string
  readonly byTypeCenter: (vouchers: number) => string
  readonly boletas: string
  readonly facturas: string
  readonly creditNotes: string
  readonly debitNotes: string
  readonly others: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loadError: string
  readonly loading: string
}

export const salesMessages: TextSet<'sales', SalesMessages> = {
  feature: 'sales',
  texts: {
    monthTotal: 'Ventas del mes',
    invoices: 'Facturas emitidas',
    byTypeTitle: 'Comprobantes emitidos',
    byTypeSubtitle: 'Por tipo',
    byTypeCenter: (vouchers) => pluralOf(vouchers, 'comprobante', 'comprobantes'),
    boletas: 'Boletas de venta',
    facturas: 'Facturas',
    creditNotes: 'Notas de crédito',
    debitNotes: 'Notas de débito',
    others: 'Otros',
    emptyTitle: 'No hay comprobantes de ventas en el periodo.',
    emptyText: 'Elige otro periodo para ver sus comprobantes.',
    loadError: 'No pudimos cargar las ventas',
    loading: 'Cargando las ventas…',
  },
}
