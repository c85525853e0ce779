/**
 * The five files of 'Descarga tu reporte' (part 2 §2): Excel of purchases and of sales, the text files RCE (deductible purchases) and RVIE
 * (all sales) for SIRE, and the file for Siscont.
 */
export type ReportKind = 'compras' | 'ventas' | 'rce' | 'rvie' | 'siscont'

/** One report file of one period. */
export interface ReportRequest {
  readonly ruc: string
  readonly taxPeriod: string
  readonly kind: ReportKind
  /** RCE and RVIE in the zip that SUNAT takes, instead of the text file (decisions 31); for others it counts for nothing. */
  readonly isZipped?: boolean | undefined
  /** RCE with all purchases of the register, for replacing SUNAT's proposal; for others it counts for nothing. */
  readonly isWhole?: boolean | undefined
}

/** What the call for a file of SIRE or Excel takes (part 2 §7). */
export function reportQuery({ taxPeriod, kind, isZipped, isWhole }: ReportRequest): {
  tax_period: string
  operation_type: 'COMPRA' | 'VENTA'
  file_extension: 'txt' | 'xlsx' | 'zip'
  register?: 'whole'
} {
  const isForSire = kind === 'rce' || kind === 'rvie'
  const side = kind === 'ventas' || kind === 'rvie' ? 'VENTA' : 'COMPRA'
  return {
    tax_period: taxPeriod,
    operation_type: side,
    file_extension: isForSire ? (isZipped ? 'zip' : 'txt') : 'xlsx',
    ...(kind === 'rce' && isWhole ? { register: 'whole' } : {}),
  }
}
