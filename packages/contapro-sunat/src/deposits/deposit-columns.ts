/** SUNAT's headers of the deposit report, in its order; five public readers agree on them. */
export const depositColumns = [
  'Tipo de Cuenta',
  'Numero de Cuenta',
  'Numero Constancia',
  'Periodo Tributario',
  'RUC Proveedor',
  'Nombre Proveedor',
  'Tipo de Documento Adquiriente',
  'Numero de Documento Adquiriente',
  'Nombre/Razon Social del Adquiriente',
  'Fecha Pago',
  'Monto Deposito',
  'Tipo Bien',
  'Tipo Operacion',
  'Tipo de Comprobante',
  'Serie de Comprobante',
  'Numero de Comprobante',
  'Numero de pago de Detracciones',
] as const

/** A column of the deposit report, by SUNAT's header. */
export type DepositColumn = (typeof depositColumns)[number]

/** Other wordings in which some reports write a column. */
export const otherWordings: Partial<Record<DepositColumn, readonly string[]>> = {
  'Monto Deposito': ['Monto de deposito', 'Monto del deposito'],
  'Tipo de Documento Adquiriente': ['Tipo de Documento Adquirente'],
  'Numero de Documento Adquiriente': ['Numero de Documento Adquirente'],
  'Nombre/Razon Social del Adquiriente': ['Nombre/Razon Social del Adquirente'],
}

/** Columns without which a report still says everything that a deposit needs. */
export const optionalColumns: ReadonlySet<DepositColumn> = new Set<DepositColumn>([
  'Tipo de Cuenta',
  'Nombre Proveedor',
  'Nombre/Razon Social del Adquiriente',
  'Numero de pago de Detracciones',
])
