import { createHash } from 'node:crypto'
import type { ReportOrder } from '../../vouchers/reports/report-order.ts'

/** Hash of everything that a report follows: as long as it is the same, so is the file. Each storage has a file of its own. */
export function reportFingerprint(order: ReportOrder, storageId: string, now: Date): string {
  const { business, version, decision, vouchers } = order
  const facts = [business.ruc, business.name, version, decision, vouchers, settingsOf(order, now), storageId]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

function settingsOf({ kind, settings, epoch }: ReportOrder, now: Date): unknown {
  if (kind === 'siscont') return [settings.siscont_template, settings.prorrata]
  if (kind === 'rce' || kind === 'rce-whole') return settings.rce_token_count
  // The links of an Excel file hold for a month, and until the password changes: each day has its own file.
  return kind === 'rvie' ? null : [now.toISOString().slice(0, 10), epoch]
}
