import { countOf } from '../../primitives/texts/count.ts'
import type { MessageSet } from '../../provider/messages.tsx'

/** Texts of the perceptions (part 2 §2). */
export interface PerceptionsMessages {
  readonly title: string
  readonly summary: string
  readonly totalCount: string
  readonly totalAmount: string
  readonly tableTitle: string
  readonly regime: string
  readonly documentNumber: string
  readonly issueDate: string
  readonly supplierRuc: string
  readonly customerRuc: string
  readonly amount: string
  readonly state: string
  readonly actions: string
  readonly seeVoucher: string
  readonly seeVoucherOf: (voucher: string) => string
  readonly voucherUnavailable: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly loaded: (perceptions: number) => string
  readonly loadError: string
}

export const perceptionsMessages: MessageSet<'perceptions'> = {
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
