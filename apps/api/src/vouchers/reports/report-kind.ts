import type { Operation } from '../lists/voucher-filter.ts'

/**
 * The five files of 'Descarga tu reporte' (part 2 §2). `compras` and `ventas`: Excel of all purchases and sales. `rce`: the
 * purchases whose IGV counts, for SIRE; `rvie`: all sales, for SIRE. `siscont`: the deductible purchases. `rce-whole` stands beside `rce`: the
 * whole register of purchases, for replacing SUNAT's proposal with it.
 */
export type ReportKind = 'compras' | 'ventas' | 'rce' | 'rce-whole' | 'rvie' | 'siscont'

export function operationOf(kind: ReportKind): Operation {
  return kind === 'ventas' || kind === 'rvie' ? 'VENTA' : 'COMPRA'
}
