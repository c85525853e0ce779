import type { FileAddresses } from '../../platform/secrets/file-addresses.ts'
import { type VoucherFileFormat, voucherFileName } from '../../vouchers/files/voucher-file-name.ts'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'
import type { ReportVoucher } from '../../vouchers/reports/report-vouchers.store.ts'

/** Addresses of a voucher's files; null for one that only a register knows. */
export interface VoucherLinks {
  image(voucher: ReportVoucher): string | null
  xml(voucher: ReportVoucher): string | null
}

/** A file on a desk is opened days after it was made: its links hold for a month, not for the ten minutes of a screen's. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** @param origin where a browser finds the API, without a slash at its end. */
export function voucherLinks(addresses: FileAddresses, { business }: ReportOrder, origin: string): VoucherLinks {
  const link = (format: VoucherFileFormat) => (voucher: ReportVoucher) => {
    if (voucher.xmlDocument === null) return null
    const address = { businessUuid: business.uuid, fileName: voucherFileName(voucher.code, format) }
    return origin + addresses.sign(address, LIFETIME_SECONDS)
  }
  return { image: link('jpeg'), xml: link('xml') }
}
