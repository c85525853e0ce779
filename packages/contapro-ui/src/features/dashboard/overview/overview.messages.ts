import type { OperationType } from '@contapro/sdk'
import { countOf } from '../../../primitives/texts/count.ts'
import type { TextSet } from '../../../primitives/texts/texts.tsx'

/** Texts of the IGV equation (part 2 §2, decisions 20 and 23). Periods come in words: "octubre 2025". */
export interface OverviewMessages {
  readonly title: (period: string) => string
  readonly sales: string
  readonly purchases: string
  readonly previousBalance: string
  readonly payable: string
  readonly balanceInFavour: string
  readonly minus: string
  readonly equals: string
  readonly salesNote: (vouchers: number) => string
  readonly purchasesNote: (vouchers: number) => string
  readonly previousBalanceNote: (period: string) => string
  readonly openingBalanceNote: string
  readonly payableNote: (percent: string) => string
  readonly balanceNote: string
  readonly salesScale: (amount: string) => string
  readonly creditScale: (amount: string) => string
  readonly barOfSales: (parts: string) => string
  readonly barOfCredit: (parts: string) => string
  readonly barPart: (name: string, percent: string) => string
  readonly barPurchases: string
  readonly barBalance: string
  readonly barPayable: string
  readonly barSales: string
  readonly barRemainder: string
  readonly seeSales: (amount: string) => string
  readonly seePurchases: (amount: string) => string
  readonly seePreviousBalance: (amount: string) => string
  readonly movedCreditTitle: string
  readonly movedCreditText: (amount: string, vouchers: number) => string
  /** Of every note whose place is the form. */
  readonly formLink: string
  readonly creditNotesTitle: string
  readonly creditNotesLeft: (amount: string) => string
  readonly creditNotesReceived: (amount: string) => string
  readonly gap: string
  readonly prorrataTitle: string
  readonly prorrataText: string
  readonly exchangeRateTitle: string
  readonly prorrataLink: string
  readonly exchangeRateText: (operation: OperationType, vouchers: number) => string
  readonly exchangeRateLink: string
  readonly loadError: string
  readonly loading: string
}

export const overviewMessages: TextSet<'overview', OverviewMessages> = {
  feature: 'overview',
  texts: {
    title: (period) => `IGV de ${period}`,
    sales: 'IGV de ventas',
    purchases: 'IGV de compras',
    previousBalance: 'Saldo a favor anterior',
    payable: 'IGV por pagar',
    balanceInFavour: 'Saldo a favor del periodo',
    minus: 'menos',
    equals: 'igual a',
    salesNote: (vouchers) => countOf(vouchers, 'comprobante emitido', 'comprobantes emitidos'),
    purchasesNote: (vouchers) => `${countOf(vouchers, 'comprobante', 'comprobantes')} con crédito fiscal`,
    previousBalanceNote: (period) => `Viene de ${period}`,
    openingBalanceNote: 'Saldo inicial',
    payableNote: (percent) => `${percent} del IGV de ventas`,
    balanceNote: 'Pasa al siguiente periodo',
    salesScale: (amount) => `IGV de ventas: ${amount}`,
    creditScale: (amount) => `Crédito fiscal del periodo: ${amount}`,
    barOfSales: (parts) => `Del IGV de ventas, ${parts}`,
    barOfCredit: (parts) => `Del crédito fiscal, ${parts}`,
    barPart: (name, percent) => `${name} ${percent}`,
    barPurchases: 'compras',
    barBalance: 'saldo a favor anterior',
    barPayable: 'por pagar',
    barSales: 'usado en ventas',
    barRemainder: 'saldo a favor del periodo',
    seeSales: (amount) => `IGV de ventas, ${amount}: ver los comprobantes de venta`,
    seePurchases: (amount) => `IGV de compras, ${amount}: ver los comprobantes de compra`,
    seePreviousBalance: (amount) => `Saldo a favor anterior, ${amount}: ver el periodo del que viene`,
    movedCreditTitle: 'Incluye crédito de otro periodo',
    movedCreditText: (amount, vouchers) =>
      `El IGV de compras incluye ${amount} de ${countOf(vouchers, 'comprobante', 'comprobantes')} de un periodo anterior, por depositar tarde su detracción.`,
    formLink: 'Ver en el Informe PDT',
    creditNotesTitle: 'Notas de crédito que el formulario no admite',
    creditNotesLeft: (amount) => `${amount} de IGV pasa al siguiente periodo, según nuestra lectura de la norma.`,
    creditNotesReceived: (amount) =>
      `Incluye ${amount} de IGV que el anterior no admitió, según nuestra lectura de la norma.`,
    gap: 'Faltan meses por cargar: no incluye el saldo a favor anterior.',
    prorrataTitle: 'Sin prorrata configurada',
    prorrataText: 'El IGV de las compras mixtas cuenta entero.',
    exchangeRateTitle: 'Falta tipo de cambio',
    prorrataLink: 'Configurarla',
    exchangeRateText: (operation, vouchers) => {
      const name = operation === 'COMPRA' ? 'compra' : 'venta'
      return `${countOf(vouchers, name, `${name}s`)} en otra moneda, fuera de todo total.`
    },
    exchangeRateLink: 'Ver comprobantes',
    loadError: 'No pudimos cargar el IGV del periodo',
    loading: 'Cargando el IGV del periodo…',
  },
}
