import type { OperationType, VoucherFigure } from '../contract/contract.ts'

const sides: Readonly<Record<VoucherFigure, OperationType | 'both'>> = {
  total: 'both',
  'sin-tipo-de-cambio': 'both',
  'no-gravado': 'both',
  'base-general': 'both',
  'igv-general': 'both',
  'base-reducida': 'both',
  'igv-reducido': 'both',
  'base-ivap': 'both',
  ivap: 'both',
  'igv-ventas': 'VENTA',
  facturas: 'VENTA',
  boletas: 'VENTA',
  'notas-de-credito': 'VENTA',
  'notas-de-debito': 'VENTA',
  'otros-tipos': 'VENTA',
  'igv-compras': 'COMPRA',
  'igv-compras-de-otro-periodo': 'COMPRA',
  'credito-base-general': 'COMPRA',
  'credito-igv-general': 'COMPRA',
  'credito-base-reducida': 'COMPRA',
  'credito-igv-reducido': 'COMPRA',
  deducible: 'COMPRA',
  'no-deducible': 'COMPRA',
  observado: 'COMPRA',
  'con-archivo': 'COMPRA',
}

/** The figures that the vouchers of a side can be listed by; any other is refused with 400. */
export function voucherFigures(operation: OperationType): readonly VoucherFigure[] {
  const names = Object.keys(sides) as VoucherFigure[]
  return names.filter((name) => sides[name] === 'both' || sides[name] === operation)
}
