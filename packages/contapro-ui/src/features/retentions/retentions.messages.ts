import type { WithholdingMessages } from '../../lists/withholding.ts'
import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the retentions (part 2 §2). */
export interface RetentionsMessages extends WithholdingMessages {
  readonly supplier: string
}

export const retentionsMessages: TextSet<'retentions', RetentionsMessages> = {
  feature: 'retentions',
  texts: {
    title: 'Retenciones',
    summary: 'Resumen de retenciones',
    totalCount: 'Total de retenciones',
    totalAmount: 'Importe total',
    tableTitle: 'Comprobantes de retención',
    supplier: 'Nombre/Razón social del proveedor',
    documentNumber: 'N° de comprobante',
    issueDate: 'Fecha de emisión',
    supplierRuc: 'RUC del proveedor',
    amount: 'Monto',
    state: 'Estado',
    actions: 'Acciones',
    seeVoucher: 'Ver comprobante',
    seeVoucherOf: (voucher) => `Ver comprobante ${voucher}`,
    voucherUnavailable: 'No hay comprobante disponible.',
    emptyTitle: 'No hay comprobantes encontrados.',
    emptyText: 'Seleccione otro periodo en donde hayas registrado comprobantes.',
    loaded: (retentions) => `${countOf(retentions, 'retención', 'retenciones')}.`,
    loadError: 'No pudimos cargar las retenciones',
  },
}
