import { formatCount, pluralOf } from '../../../primitives/texts/count.ts'
import type { TextSet } from '../../../primitives/texts/texts.tsx'

/** Texts of the tab Compras (part 2 §2). */
export interface PurchasesMessages {
  readonly promoTitle: (vouchers: number) => string
  readonly promoText: string
  readonly promoAction: string
  readonly promoEmptyTitle: string
  readonly promoEmptyText: string
  readonly promoEmptyAction: string
  readonly detractionsTitle: string
  readonly detractionsUnpaid: string
  readonly detractionsUnknown: (detractions: number) => string
  readonly detractionsPaid: string
  readonly detractionsDetail: string
  readonly detractionsError: string
  readonly observedTitle: string
  readonly observedSubtitle: string
  readonly observedReview: string
  readonly observedCenter: (vouchers: number) => string
  readonly observedEmptyTitle: string
  readonly observedEmptyText: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loadError: string
  readonly loading: string
}

export const purchasesMessages: TextSet<'purchases', PurchasesMessages> = {
  feature: 'purchases',
  texts: {
    promoTitle: (vouchers) =>
      `Tienes ${formatCount(vouchers)} ${pluralOf(vouchers, 'comprobante', 'comprobantes')} de compra ${pluralOf(vouchers, 'listo', 'listos')} para descargar`,
    promoText: 'Con imagen y XML, para revisar el detalle de cada ítem.',
    promoAction: 'Ir a descargar comprobantes',
    promoEmptyTitle: 'Aún no hay comprobantes de compra listos para descargar',
    promoEmptyText: 'Sube los XML de tus compras para ver el detalle de cada ítem.',
    promoEmptyAction: 'Subir archivos',
    detractionsTitle: 'Detracciones',
    detractionsUnpaid: 'Por pagar',
    detractionsUnknown: (detractions) => `Más ${formatCount(detractions)} sin monto conocido`,
    detractionsPaid: 'Pagadas',
    detractionsDetail: 'Ver detalle',
    detractionsError: 'No pudimos cargar las detracciones',
    observedTitle: 'Comprobantes observados',
    observedSubtitle: 'Por motivo',
    observedReview: 'Revisar',
    observedCenter: (vouchers) => pluralOf(vouchers, 'observado', 'observados'),
    observedEmptyTitle: 'Sin comprobantes observados',
    observedEmptyText: 'Aquí verás las compras que convenga revisar, por motivo.',
    emptyTitle: 'No hay comprobantes de compras en el periodo.',
    emptyText: 'Elige otro periodo para ver sus comprobantes.',
    loadError: 'No pudimos cargar las compras',
    loading: 'Cargando las compras…',
  },
}
