import type { OperationType, Voucher } from '@contapro/sdk'
import { assertNever } from '../../host/assert-never.ts'

/** Texts of "why this figure": the detail of one voucher (decisions 20–23). */
export interface VoucherDetailMessages {
  readonly detailParty: (operation: OperationType) => string
  readonly detailRuc: string
  readonly detailPeriod: string
  readonly detailIssueDate: string
  readonly detailDueDate: string
  readonly detailType: string
  readonly detailTaxable: string
  readonly detailNonTaxable: string
  readonly detailIgv: string
  readonly detailTotal: string
  readonly detailCurrency: string
  readonly detailExchangeRate: string
  readonly detailRateEnteredBy: string
  readonly detailOriginalTotal: string
  readonly detailDetraction: string
  readonly detailSource: string
  readonly detailItems: string
  readonly detailNoItems: string
  readonly detailAmounts: string
  readonly detailData: string
  readonly detailWhy: string
  readonly adds: (operation: OperationType, period: string) => string
  readonly addsNothing: (operation: OperationType, period: string) => string
  readonly subtracts: (operation: OperationType, period: string) => string
  readonly creditYes: string
  readonly creditYesText: string
  readonly creditNo: string
  readonly creditLater: string
  readonly creditLaterIn: (period: string) => string
  readonly creditLaterText: string
  readonly statusText: (status: NonNullable<Voucher['status']>) => string
  /** A reason by its code; the server's own sentence is Spanish. */
  readonly reason: (reason: Voucher['status_reasons'][number]) => string
  readonly missingExchangeRate: string
  readonly contradicts: string
  readonly setAside: string
  readonly missingExchangeRateText: string
  /** The same for a note whose voucher is not loaded. */
  readonly missingModifiedText: string
  readonly rates: Readonly<Record<NonNullable<Voucher['igv_rate']>, string>>
  readonly sources: Readonly<Record<NonNullable<Voucher['source']>, string>>
  readonly currencies: Readonly<Record<string, string>>
  readonly exchangeRate: (rate: string, currency: string) => string
}

const side = (operation: OperationType): string => (operation === 'COMPRA' ? 'IGV de compras' : 'IGV de ventas')

export const voucherDetailTexts: VoucherDetailMessages = {
  detailParty: (operation) => (operation === 'COMPRA' ? 'Proveedor' : 'Cliente'),
  detailRuc: 'RUC o documento',
  detailPeriod: 'Periodo tributario',
  detailIssueDate: 'Fecha de emisión',
  detailDueDate: 'Vencimiento o pago',
  detailType: 'Tipo de comprobante',
  detailTaxable: 'Base imponible',
  detailNonTaxable: 'Importe no gravado',
  detailIgv: 'IGV',
  detailTotal: 'Importe total',
  detailCurrency: 'Moneda de emisión',
  detailExchangeRate: 'Tipo de cambio',
  detailRateEnteredBy: 'Tipo de cambio ingresado por',
  detailOriginalTotal: 'Importe en su moneda',
  detailDetraction: 'Afecto a detracción',
  detailSource: 'Origen de los importes',
  detailItems: 'Detalle de ítems en glosa',
  detailNoItems: 'Aún no tenemos el XML de este comprobante.',
  detailAmounts: 'Importes',
  detailData: 'Datos del comprobante',
  detailWhy: 'Por qué',
  adds: (operation, period) => `Suma al ${side(operation)} de ${period}`,
  addsNothing: (operation, period) => `No suma al ${side(operation)} de ${period}`,
  subtracts: (operation, period) => `Resta del ${side(operation)} de ${period}`,
  creditYes: 'Da crédito fiscal',
  creditYesText: 'Su tipo, su plazo y su destinatario permiten usar el IGV.',
  creditNo: 'No da crédito fiscal',
  creditLater: 'Dará crédito fiscal más adelante',
  creditLaterIn: (period) => `Da crédito fiscal en ${period}`,
  creditLaterText: 'El IGV se usa en un periodo posterior.',
  statusText: (status) => {
    switch (status) {
      case 'gasto deducible':
        return 'Cuenta como gasto deducible del periodo.'
      case 'gasto no deducible':
        return 'No cuenta como gasto deducible.'
      case 'observado':
        return 'Queda observado hasta que lo revises.'
      default:
        return assertNever(status)
    }
  },
  reason: ({ message }) => message,
  missingExchangeRate: 'Falta tipo de cambio',
  contradicts: 'Sus importes no cuadran',
  setAside: 'Otra fila o archivo dice otra cosa',
  missingExchangeRateText: 'Está en otra moneda, sin registro en soles: no suma en ningún total.',
  missingModifiedText:
    'Una nota usa el tipo de cambio del comprobante que modifica, y falta ese comprobante: no suma en ningún total.',
  // A test holds them to the table of `@contapro/sunat`, which a bundle would carry for six short texts.
  rates: { 18: '18%', 10: '10%', '10.5': '10.5%', 15: '15%', ivap: 'IVAP 4%', none: 'Sin IGV' },
  sources: {
    replacement: 'Reemplazo de la propuesta (SIRE)',
    proposal: 'Propuesta de SUNAT (SIRE)',
    ple: 'Registro electrónico (PLE)',
    xml: 'XML del comprobante',
  },
  currencies: { PEN: 'Soles', USD: 'Dólares estadounidenses', EUR: 'Euros' },
  exchangeRate: (rate, currency) => `S/ ${rate} por 1 ${currency}`,
}
