import { owner, type Party } from './parties.ts'
import { sunatDate, sunatText } from './texts.ts'

/** A deposit for a purchase. */
export interface PlannedDeposit {
  readonly receipt: string
  readonly supplier: Party
  /** Period that whoever paid wrote down. */
  readonly period: string
  readonly paidOn: string
  /** Céntimos. */
  readonly amount: number
  readonly good: string
  readonly series: string
  readonly number: string
}

const HEADINGS =
  'Tipo de Cuenta,Numero de Cuenta,Numero Constancia,Periodo Tributario,RUC Proveedor,Nombre Proveedor,Tipo de Documento Adquiriente,Numero de Documento Adquiriente,Nombre/Razon Social del Adquiriente,Fecha Pago,Monto Deposito,Tipo Bien,Tipo Operacion,Tipo de Comprobante,Serie de Comprobante,Numero de Comprobante,Numero de pago de Detracciones'

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** SUNAT's report of the deposits that the company made, as CSV. */
export function depositReport(deposits: readonly PlannedDeposit[]): string {
  const lines = deposits.map((deposit) =>
    [
      'D',
      '00000000001',
      deposit.receipt,
      deposit.period,
      deposit.supplier.document,
      deposit.supplier.name,
      owner.documentType,
      owner.document,
      owner.name,
      sunatDate(deposit.paidOn),
      sunatText(deposit.amount),
      deposit.good,
      '01',
      '01',
      deposit.series,
      deposit.number.padStart(8, '0'),
      '',
    ]
      .map(quoted)
      .join(','),
  )
  return `\ufeff${[HEADINGS, ...lines].join('\r\n')}\r\n`
}
