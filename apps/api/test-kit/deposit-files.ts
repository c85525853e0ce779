/** A deposit of a test, in the words of SUNAT's report. */
export interface DepositFacts {
  readonly receipt: string
  readonly customer: string
  readonly supplier?: string
  /** `01-F001-12`; '' names no voucher. */
  readonly voucher?: string
  readonly period?: string
  /** DD/MM/AAAA, with or without a time. */
  readonly paid?: string
  readonly amount?: string
  readonly good?: string
}

const HEADER =
  'Tipo de Cuenta,Numero de Cuenta,Numero Constancia,Periodo Tributario,RUC Proveedor,Nombre Proveedor,Tipo de Documento Adquiriente,Numero de Documento Adquiriente,Nombre/Razon Social del Adquiriente,Fecha Pago,Monto Deposito,Tipo Bien,Tipo Operacion,Tipo de Comprobante,Serie de Comprobante,Numero de Comprobante,Numero de pago de Detracciones'

/** SUNAT's report of deposits. Each is of S/ 100 paid in August 2026 unless the facts say otherwise. */
export function depositsFile(name: string, facts: readonly DepositFacts[]) {
  return { name, content: [HEADER, ...facts.map(lineOf), ''].join('\r\n') }
}

function lineOf({
  receipt,
  customer,
  supplier = '20990000027',
  voucher = '01-F001-1',
  period = '202608',
  paid = '20/08/2026',
  amount = '100.00',
  good = '022',
}: DepositFacts): string {
  const [type = '', series = '', number = ''] = voucher.split('-')
  const parties = ['D,00000000001', receipt, period, supplier, 'PROVEEDOR DE PRUEBA UNO S.A.C.,6', customer]
  return [...parties, 'EMPRESA DE PRUEBA S.A.C.', paid, amount, good, '01', type, series, number, ''].join(',')
}
