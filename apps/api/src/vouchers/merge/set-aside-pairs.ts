import type { UntreatedVoucher } from '../rows/voucher-row.ts'
import { rowDifferences } from './row-differences.ts'
import { laterAnnulment, rowOf, xmlOf } from './set-aside.ts'
import type { SetAsidePair } from './set-aside-texts.ts'
import { xmlAgainstRegister } from './xml-against-register.ts'

/** Rows and XML that a voucher has beside what counts of it. */
export function setAsidePairs(voucher: UntreatedVoucher): SetAsidePair[] {
  if (voucher.setAside.length === 0) return []
  const [row, xml] = [rowOf(voucher), xmlOf(voucher)]
  const annulment = laterAnnulment(voucher.setAside, row)
  return voucher.setAside.map((other) => ({
    row: other,
    counting: other.source === 'xml' ? xml : row,
    annuls: other === annulment,
    differences: rowDifferences(other, other.source === 'xml' ? xml : row),
  }))
}

/** Whether something that does not count says other amounts of the voucher. */
export function isStatedOtherwise(voucher: UntreatedVoucher): boolean {
  return (
    xmlAgainstRegister(voucher, voucher.state).length > 0 ||
    setAsidePairs(voucher).some(({ differences }) => differences.some(({ isMoney }) => isMoney))
  )
}
