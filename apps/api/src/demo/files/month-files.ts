import type { DemoMonth } from '../vouchers/demo-month.ts'
import type { DemoFile } from './demo-file.ts'
import { depositReport } from './deposit-report.ts'
import { registerFiles } from './register-files.ts'
import { voucherFiles } from './voucher-files.ts'
import { zipFiles } from './zip-files.ts'

/** How much of a month exists as XML, of 100 vouchers. */
export interface MonthFilesOptions {
  readonly xmlPercent: number
}

/** The files of a month as an accountant uploads them: RVIE, RCE and, where there are any, the zip of XML and the deposits. */
export async function monthFiles(month: DemoMonth, { xmlPercent }: MonthFilesOptions): Promise<DemoFile[]> {
  const registers = registerFiles(month).map((file) => zipFiles(file.name.replace(/\.txt$/, '.zip'), [file]))
  const vouchers = voucherFiles(month, xmlPercent)
  const xml = vouchers.length === 0 ? [] : [zipFiles(voucherZipName(month), vouchers)]
  const deposits = depositReport(month)
  // The deposits come first: vouchers that come with theirs are doubted by nobody, and looked at once.
  return [...(deposits ? [deposits] : []), ...(await Promise.all([...registers, ...xml]))]
}

function voucherZipName({ company, period }: DemoMonth): string {
  return `${company.ruc}-${period}-comprobantes-xml.zip`
}
