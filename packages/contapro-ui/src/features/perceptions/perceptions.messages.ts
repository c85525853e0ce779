import type { WithholdingMessages } from '../../lists/withholding.ts'
import { countOf } from '../../primitives/texts/count.ts'
import type { TextSet } from '../../primitives/texts/texts.tsx'

/** Texts of the perceptions (part 2 §2). */
export interface PerceptionsMessages extends WithholdingMessages {
  readonly regime: string
  readonly customerRuc: string
}

export const perceptionsMessages: TextSet<'perceptions', PerceptionsMessages> = {
  feature: 'perceptions',
  texts: {
    title: 'Percepciones',
    summary: 'Resumen de percepciones',
    totalCount: 'Total de percepciones',
    totalAmount: 'Importe total',
    tableTitle: 'Comprobantes de percepción',
    regime: 'Régimen de percepción',
    documentNumber: 'N° de comprobante',
    issueDate: 'Fecha de emisión',
    supplierRuc: 'RUC del proveedor',
    customerRuc: 'RUC del cliente',
    amount: 'Monto',
    state: 'Estado',
    actions: 'Acciones',
    seeVoucher: 'Ver comprobante',
    seeVoucherOf: (voucher) => `Ver comprobante ${voucher}`,
    voucherUnavailable: 'No hay comprobante disponible.',
    emptyTitle: 'No hay comprobantes encontrados.',
    emptyText: 'Seleccione otro periodo en donde hayas registrado comprobantes.',
    loaded: (perceptions) => `${countOf(perceptions, 'percepción', 'percepciones')}.`,
    loadError: 'No pudimos cargar las percepciones',
  },
}
