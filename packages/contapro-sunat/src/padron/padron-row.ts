/** What the padrón reducido says of one taxpayer, in SUNAT's words. */
export interface PadronRow {
  readonly ruc: string
  readonly name: string
  /** Estado del contribuyente: "ACTIVO", "BAJA DE OFICIO", "SUSPENSION TEMPORAL" … */
  readonly state: string
  /** Condición de domicilio: "HABIDO", "NO HABIDO", "NO HALLADO", "PENDIENTE" … */
  readonly condition: string
  /** Six digits; '' where SUNAT has none. */
  readonly ubigeo: string
}
