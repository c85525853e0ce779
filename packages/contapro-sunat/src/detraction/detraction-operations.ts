/** What a deposit is made for. */
export interface DetractionOperation {
  /** Two digits. */
  readonly code: string
  readonly name: string
}

/** "Tipo de operación" of a deposit, by code. Source: R.S. 183-2004, annex 5, as public lists give it. */
export const detractionOperations: readonly DetractionOperation[] = [
  {
    code: '01',
    name: 'Venta de bienes muebles o inmuebles, prestación de servicios o contratos de construcción gravados con el IGV',
  },
  { code: '02', name: 'Retiro de bienes gravado con el IGV' },
  {
    code: '03',
    name: 'Traslado de bienes fuera del centro de producción o de zonas con beneficios tributarios, que no se origine en una operación de venta',
  },
  { code: '04', name: 'Venta de bienes gravada con el IGV realizada a través de la Bolsa de Productos' },
  { code: '05', name: 'Venta de bienes exonerada del IGV' },
]

/** The operation of a code; undefined when the list does not have it. */
export function findDetractionOperation(code: string): DetractionOperation | undefined {
  return detractionOperations.find((operation) => operation.code === code)
}
