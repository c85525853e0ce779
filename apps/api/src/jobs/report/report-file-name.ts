import { replacementFileName } from '@contapro/sunat/sire'
import { assertNever } from '../../platform/errors/assert-never.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'

/** The name of a report's file; SUNAT's rule for those of SIRE. */
export function reportFileName({ business: { ruc }, period, kind, isZipped, settings, vouchers }: ReportOrder): string {
  switch (kind) {
    case 'compras':
    case 'ventas':
      return `${kind}-contapro-${ruc}-${period}.xlsx`
    case 'siscont':
      return `siscont-${ruc}-${period}.${settings.siscont_template.format}`
    case 'rce':
    case 'rce-whole':
    case 'rvie': {
      const name = replacementFileName({ book: kind === 'rvie' ? 'RVIE' : 'RCE', ruc, period, hasRows: vouchers > 0 })
      return isZipped ? name.replace(/\.txt$/, '.zip') : name
    }
    default:
      return assertNever(kind)
  }
}
