import { formatSunatDate, toDecimalText } from '@contapro/sunat'
import { hash32 } from '../invented/random.ts'
import type { DemoMonth } from '../vouchers/demo-month.ts'
import type { DemoDeposit } from '../vouchers/deposits.ts'
import type { DemoFile } from './demo-file.ts'

const HEADER =
  'Tipo de Cuenta,Numero de Cuenta,Numero Constancia,Periodo Tributario,RUC Proveedor,Nombre Proveedor,Tipo de Documento Adquiriente,Numero de Documento Adquiriente,Nombre/Razon Social del Adquiriente,Fecha Pago,Monto Deposito,Tipo Bien,Tipo Operacion,Tipo de Comprobante,Serie de Comprobante,Numero de Comprobante,Numero de pago de Detracciones'

const LINE_END = '\r\n'

/** "Venta de bienes muebles o inmuebles, prestación de servicios …", what nearly every deposit is made for. */
const OPERATION = '01'

/** SUNAT's report of the deposits that a company made in a month, as the buyer; undefined when it made none. */
export function depositReport({ company, period, deposits }: DemoMonth): DemoFile | undefined {
  if (deposits.length === 0) return undefined
  const owner = ['6', company.ruc, inQuotes(company.name.toUpperCase())]
  const lines = [HEADER, ...deposits.map((deposit) => depositLine(deposit, owner)), '']
  return { name: `${company.ruc}-${period}-detracciones.csv`, bytes: Buffer.from(lines.join(LINE_END), 'utf8') }
}

function depositLine({ voucher, supplier, ...deposit }: DemoDeposit, owner: readonly string[]): string {
  return [
    'D',
    accountOf(supplier.document),
    deposit.receiptNumber,
    deposit.period,
    supplier.document,
    inQuotes(supplier.name),
    ...owner,
    formatSunatDate(deposit.paidOn),
    toDecimalText(deposit.amount),
    deposit.goodCode,
    OPERATION,
    voucher.type,
    voucher.series,
    voucher.number.padStart(8, '0'),
    '',
  ].join(',')
}

/** Eleven digits at the Banco de la Nación, the same for a supplier everywhere. */
function accountOf(document: string): string {
  return `00${String(hash32(`account:${document}`) % 1_000_000_000).padStart(9, '0')}`
}

/** Names hold commas now and then. */
const inQuotes = (text: string): string => (text.includes(',') ? `"${text}"` : text)
