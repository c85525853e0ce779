/** SOL modules as SUNAT's menu names them. */
export const solModules = {
  sire: 'Sistema Integrado de Registros Electrónicos (SIRE)',
  vouchers: 'Consulta de comprobantes de pago electrónicos',
  detractions: 'Consulta de depósitos de detracciones',
} as const
